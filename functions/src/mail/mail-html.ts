import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { escapeHtml } from '@hearthkin/domain/foundation/escape-html';
import { type ComposedMail, type MailPart, UNSUBSCRIBE_LABEL } from './mail-content';

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');

/**
 * Email clients drop style sheets, so styles are inline. No text or background colors, which would
 * be unreadable in dark mode.
 */
const STYLE = {
  body: 'margin:0;padding:0;font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:16px;line-height:1.6;',
  column: 'width:100%;max-width:560px;text-align:left;',
  name: 'margin:0 0 24px;font-size:18px;font-weight:700;',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere;',
  facts:
    'margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #23594b;overflow-wrap:anywhere;',
  button:
    'display:inline-block;padding:12px 24px;border-radius:24px;background-color:#23594b;color:#ffffff;font-weight:600;text-decoration:none;',
  footer:
    'margin:32px 0 0;padding:16px 0 0;border-top:1px solid #8a8a8a;font-size:13px;overflow-wrap:anywhere;',
} as const;

/** The email as an HTML document: one column, nothing loaded from elsewhere. */
export function htmlOf(mail: ComposedMail): string {
  const { subject, greeting, parts } = mail;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${STYLE.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:24px 16px;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLE.column}">
<tr><td>
<p style="${STYLE.name}">${escapeHtml(PRODUCT_NAME)}</p>
<p style="${STYLE.paragraph}">${escapeHtml(greeting)}</p>
${parts.map(partOf).join('\n')}
${footerOf(mail)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function partOf(part: MailPart): string {
  if (typeof part === 'string') return `<p style="${STYLE.paragraph}">${lines(part)}</p>`;
  if ('facts' in part) return `<p style="${STYLE.facts}">${lines(part.facts.join('\n'))}</p>`;
  const link = `<a href="${escapeHtml(part.url)}" style="${STYLE.button}">${escapeHtml(part.label)}</a>`;
  return `<p style="${STYLE.paragraph}">${link}</p>`;
}

function footerOf({ imprint, reason }: ComposedMail): string {
  const whose = `${escapeHtml(PRODUCT_NAME)}<br>\n${escapeHtml(imprint)}`;
  if (reason === null) return `<p style="${STYLE.footer}">${whose}</p>`;
  const { sentence, unsubscribeLink } = reason;
  const stop =
    unsubscribeLink === null
      ? ''
      : `<br>\n<a href="${escapeHtml(unsubscribeLink)}">${UNSUBSCRIBE_LABEL}</a>`;
  return `<p style="${STYLE.footer}">${whose}<br>\n${escapeHtml(sentence)}${stop}</p>`;
}
