/** A rules file and its issues: `severity: message @line:column`. */
export type RulesetCase = readonly [name: string, text: string, issues: readonly string[]];

export function inDocuments(rules: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${rules}
  }
}`;
}

export function inMatch(rules: string): string {
  return inDocuments(`match /t/{id} { ${rules} }`);
}
