export function descendants(pid: number): number[];
export function isAlive(pid: number): boolean;
export function signal(pid: number, name: NodeJS.Signals): void;
