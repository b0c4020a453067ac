import { TextError } from '../pointed.ts';

interface Data {
  options?: Record<string, unknown>;
  fighters: ({ name: string; side: string } & Record<string, unknown>)[];
  [key: string]: unknown;
}

/**
 * An encounter with something changed: `options.ties=miss`, `Ann.dice.DEF=D8`, `Ann.gear=["axe"]`, `+Ork` (one more like
 * that one), `+Ork*3`, `-Ork`. What the values mean is checked when the encounter is read.
 * @throws TextError for a change that cannot be made.
 */
export function varied(content: string, changes: readonly string[]): string {
  const data = JSON.parse(content) as Data;
  for (const change of changes) vary(data, change);
  return JSON.stringify(data);
}

function vary(data: Data, change: string): void {
  const more = /^\+(.+?)(?:\*(\d{1,3}))?$/.exec(change);
  if (more !== null) return add(data, change, more[1], Number(more[2] ?? 1));
  if (change.startsWith('-')) {
    data.fighters.splice(placeOf(data, change, change.slice(1), 1), 1);
    return;
  }
  const equals = change.indexOf('=');
  if (equals < 1) throw new TextError(change, Math.max(0, equals), '"PLACE=VALUE", "+FIGHTER" or "-FIGHTER"');
  const [first, ...path] = change.slice(0, equals).split('.');
  const value = valueOf(change.slice(equals + 1));
  if (first === 'options' && path.length === 1) {
    data.options = { ...data.options, [path[0]]: value };
    return;
  }
  if (path.length === 0) throw new TextError(change, equals, '"." and what of the fighter is to be changed');
  set(data.fighters[placeOf(data, change, first, 0)], path, value);
}

function placeOf(data: Data, change: string, name: string, at: number): number {
  const place = data.fighters.findIndex((one) => one.name === name);
  if (place < 0) throw new TextError(change, at, `options or a fighter: ${data.fighters.map((one) => one.name).join(', ')}`);
  return place;
}

function add(data: Data, change: string, name: string, times: number): void {
  const like = data.fighters[placeOf(data, change, name, 1)];
  for (let i = 0; i < times; i++) {
    let n = 2;
    while (data.fighters.some((one) => one.name === `${name} ${n}`)) n++;
    data.fighters.push({ ...like, name: `${name} ${n}` });
  }
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whatever a key is called, it becomes one of the object's own, for the encounter to judge. */
function set(into: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  const old = Object.hasOwn(into, key) ? into[key] : undefined;
  const inner = rest.length === 0 ? value : typeof old === 'object' && old !== null ? { ...old } : {};
  Object.defineProperty(into, key, { value: inner, enumerable: true, configurable: true, writable: true });
  if (rest.length > 0) set(inner as Record<string, unknown>, rest, value);
}
