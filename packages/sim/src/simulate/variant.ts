import { nearest } from '@riposte/ruleset';
import { TextError } from '../pointed.ts';

interface Data {
  packs?: readonly unknown[];
  options?: Record<string, unknown>;
  orders?: Readonly<Record<string, unknown>>;
  carried?: Readonly<Record<string, unknown>>;
  fighters: ({ name: string; side: string } & Record<string, unknown>)[];
  [key: string]: unknown;
}

/** What an encounter that was read says. */
export function dataOf(content: string): Data {
  return JSON.parse(content) as Data;
}

/**
 * An encounter with something changed: `options.ties=miss`, `Ann.dice.DEF=D8`, `Ann.gear=["axe"]`, `+Ork` (one more like Ork, as near to it as
 * there is room), `+Ork*3`, `-Ork`, `packs+=winter.json` (one more pack, after the others). What the values mean is checked when the encounter
 * is read.
 * @param mayStand Whether the last fighter of an encounter may stand where it does; default: anywhere.
 * @throws TextError for a change that cannot be made.
 */
export function varied(content: string, changes: readonly string[], mayStand: (content: string) => boolean = () => true): string {
  const data = dataOf(content);
  // The command hands on a typographic minus where a hyphen would begin an option.
  for (const change of changes) vary(data, change.replace(/^−/, '-'), mayStand);
  return JSON.stringify(data);
}

const PACK = 'packs+=';

/** The file that a change adds to the packs of an encounter; null = it adds none. */
export const packIn = (change: string): string | null => (change.startsWith(PACK) && change.length > PACK.length ? change.slice(PACK.length) : null);

function vary(data: Data, change: string, mayStand: (content: string) => boolean): void {
  const pack = packIn(change);
  if (pack !== null) {
    data.packs = [...(data.packs ?? []), pack];
    return;
  }
  const more = /^\+(.+?)(?:\*(\d{1,3}))?$/.exec(change);
  if (more !== null) return add(data, change, more[1], Number(more[2] ?? 1), mayStand);
  if (change.startsWith('-')) {
    const [{ name }] = data.fighters.splice(placeOf(data, change, change.slice(1), 1), 1);
    // Remove what the file says about the fighter by name.
    for (const key of ['orders', 'carried'] as const) if (data[key] !== undefined) data[key] = without(data[key], name);
    return;
  }
  const equals = change.indexOf('=');
  if (equals < 1) throw new TextError(change, Math.max(0, equals), '"PLACE=VALUE", "+FIGHTER", "-FIGHTER" or "packs+=FILE"');
  const [first, ...path] = change.slice(0, equals).split('.');
  const value = valueOf(change.slice(equals + 1));
  if (first === 'options' && path.length === 1) {
    data.options = { ...data.options, [path[0]]: value };
    return;
  }
  if (path.length === 0) throw new TextError(change, equals, '"." and the name of a value of the fighter');
  set(data.fighters[placeOf(data, change, first, 0)], path, value);
}

const without = (said: Readonly<Record<string, unknown>>, name: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(said).filter(([key]) => key !== name));

function placeOf(data: Data, change: string, name: string, at: number): number {
  const place = data.fighters.findIndex((fighter) => fighter.name === name);
  const names = data.fighters.map((fighter) => String(fighter.name));
  const meant = nearest(at === 0 ? [...names, 'options'] : names, name);
  if (place < 0) throw new TextError(change, at, `${at === 0 ? 'options or ' : ''}a fighter: ${names.join(', ')}`, meant);
  return place;
}

function add(data: Data, change: string, name: string, times: number, mayStand: (content: string) => boolean): void {
  const like = data.fighters[placeOf(data, change, name, 1)];
  // After "Bandit 4" comes "Bandit 5".
  const plain = name.replace(/ \d+$/, '');
  for (let i = 0; i < times; i++) {
    let n = 2;
    while (data.fighters.some((fighter) => fighter.name === `${plain} ${n}`)) n++;
    const one: Data['fighters'][number] = { ...like, name: `${plain} ${n}` };
    data.fighters.push(one);
    const room = placesNear(like.at).find((at) => {
      one.at = at;
      return mayStand(JSON.stringify(data));
    });
    // Without room it stands where the other does, for the encounter to refuse.
    one.at = room ?? like.at;
  }
}

const MAX_AWAY = 8;

/** A place and those around it, the nearest first, as it is written: [3, 4] or "3,4"; of a region there is but one. */
function placesNear(at: unknown): unknown[] {
  const spot =
    typeof at === 'string' ? /^(-?\d+),(-?\d+)$/.exec(at)?.slice(1).map(Number) : Array.isArray(at) && at.length === 2 ? (at as number[]) : undefined;
  if (spot === undefined) return [at];
  const away = Array.from({ length: 2 * MAX_AWAY + 1 }, (_, i) => i - MAX_AWAY);
  const steps = away.flatMap((x) => away.map((y) => ({ x, y })));
  steps.sort((a, b) => a.x ** 2 + a.y ** 2 - (b.x ** 2 + b.y ** 2));
  return steps.map(({ x, y }) => (typeof at === 'string' ? `${spot[0] + x},${spot[1] + y}` : [spot[0] + x, spot[1] + y]));
}

/** A value as JSON writes it, else the text itself. */
export function valueOf(text: string): unknown {
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
