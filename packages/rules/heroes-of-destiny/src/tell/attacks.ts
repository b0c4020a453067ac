import { type Explanation, ResourceSet } from '@riposte/kernel';
import { type Arg, type Args, type ChangeItem, type Item, minus, type Name, type RollItem, type Teller, type Telling } from '@riposte/ruleset';
import { ChooseLevel, ChooseMercy, ExtraDamage } from '../actions/offensive.ts';
import { SecondFatal, SpecialNpc } from '../health/damage.ts';
import { LEVELS, levelOf } from '../health/wound-levels.ts';
import { WoundTaken } from '../health/wounds.ts';
import { Attacked, ChooseGuard } from '../rolls/attack-roll.ts';
import { AttackRoll } from '../rolls/critical-rolls.ts';
import { Initiative } from '../sequence/initiative.ts';
import { Grappling } from '../state/linked-creatures.ts';
import { BEGUN, isOut, tellRest, unfinished } from './acts.ts';
import type { Messages } from './messages.gen.ts';
import { askedAfter, askedBefore, headBy, type Speaker, sum, worth } from './sums.ts';

/** How one attack ended. */
interface Blow {
  readonly how: 'missed' | 'slipped' | 'hit' | 'wound' | 'unhurt';
  /** Who was attacked in the end. */
  readonly at: Name;
  /** "a severe wound". */
  readonly wound: string;
}

/** What the dice came to besides hit and miss: a critical roll moves initiative. */
function criticalOf({ pool, total, faces }: RollItem): string {
  if (faces === null) return 'none';
  const [most, least] = pool.startsWith('open(') ? [6, -6] : [6, -5];
  return total >= most ? 'success' : total <= least ? 'failure' : 'none';
}

/** Whether the attacker lost the hold in water or on a wall before the blow. */
function slips(items: readonly Item[], attack: RollItem): boolean {
  const before = items.slice(0, items.indexOf(attack));
  return before.some((item) => item.kind === 'roll' && ['swimming', 'climbing'].includes(item.roll.id) && item.who.id === attack.who.id && item.outcome === 0);
}

/** What is added to an attack; who must hold on in water or on a wall checks that in between. */
const bonusFor = (items: readonly Item[], attack: RollItem): Explanation | undefined => askedBefore(items, attack, 'attack', attack.who.id!);

/** The attack roll on one line: dice, bonus, what it had to reach, by how much it did. */
function tellRoll(telling: Telling, say: Speaker, attacked: ChangeItem, attack: RollItem, wounds: boolean): void {
  const [, at] = attacked.values as readonly Name[];
  const [total, defence] = attacked.values.slice(2).map(Number);
  const guard = telling.answer(ChooseGuard, attacked);
  const kind = String(guard?.value ?? 'braced');
  const against = kind === 'braced' ? String(telling.act.with.against ?? 'melee') : kind;
  const named = askedBefore(telling.act.items, attack, 'defence', at.id!);
  const stands = named?.value === defence && attack.faces !== null ? worth(say, named) : String(defence);
  const bonus = bonusFor(telling.act.items, attack);
  const harm = bonus === undefined ? 0 : total - attack.total - bonus.value;
  const rolled = bonus === undefined || attack.faces === null ? '' : `${sum(say, attack, bonus, 'skill')} = ${minus(total - harm)}`;
  const sums = rolled === '' ? String(total) : harm === 0 ? rolled : say.text('with-damage', { attack: rolled, amount: harm, total });
  const stopped = telling.act.with.resists === 'yes' ? 'resisted' : 'missed';
  const how = total < defence ? stopped : !wounds || total === defence ? 'exact' : 'over';
  const critical = criticalOf(attack);
  const isOdd = critical !== 'none' && (critical === 'success') === total < defence;
  const given = { attack: sums, against, defence: stands, how, over: total - defence, critical: isOdd ? `but-${critical}` : critical };
  say.line('attack-roll', given, { rule: AttackRoll.rule, at: attack, rolls: [attack], sums: [total, defence] });
  if (critical !== 'none') tellSwing(telling, say, attacked, critical);
}

type PoolItem = ChangeItem & { readonly pool: NonNullable<ChangeItem['pool']> };

const isInitiative = (item: Item | undefined): item is PoolItem =>
  item?.kind === 'change' && item.change[0] === ResourceSet.id && item.resource === Initiative.id && item.pool !== undefined;

/** What a critical roll does to initiative at once: it stands right behind the attack. */
function tellSwing(telling: Telling, say: Speaker, attacked: ChangeItem, critical: string): void {
  const { items } = telling.act;
  const from = items.indexOf(attacked) + 1;
  const swings: PoolItem[] = [];
  for (let item = items[from]; isInitiative(item); item = items[from + swings.length]) swings.push(item);
  telling.take(swings);
  const told = swings.filter(({ who, pool }) => pool.from !== pool.to && !isOut(items, who!));
  if (told.length === 0) return;
  const changes = told.map(({ who, pool }) => {
    const { from: before, to } = pool;
    return say.text('swing-of', { who: who!, way: to < before ? 'down' : 'up', amount: Math.abs(to - before), from: before, to });
  });
  say.line('swing', { critical, changes: changes.join(', ') }, { rule: 'HD-CRT-001', at: swings[0] });
}

/** Initiative that a concussive weapon takes after the wound. */
function tellShaken(telling: Telling, say: Speaker, at: Name, behind: readonly Item[]): void {
  const lost = behind.filter(isInitiative).find(({ who, pool }) => who?.id === at.id && pool.to < pool.from);
  if (lost === undefined) return;
  const { from, to } = lost.pool;
  telling.take([lost]);
  if (!isOut(telling.act.items, at)) say.line('shaken', { who: at, amount: from - to, from, to }, { at: lost });
}

/** A part of a sum: "4 damage". */
type Term = readonly [amount: number, text: string];

/** "5 margin + 4 damage − 3 toughness", "0 margin − 2 toughness". */
function termsText(say: Speaker, terms: readonly Term[]): string {
  const text = terms.map(([amount, term], n) => (amount < 0 ? ` − ${term}` : n === 0 ? term : ` + ${term}`)).join('');
  return text === '' || text.startsWith(' ') ? `${say.text('margin', { amount: 0 })}${text}` : text;
}

/** What the numbers of a wound come to before it is recorded; null where they are not known. */
function termsOf(telling: Telling, say: Speaker, attacked: ChangeItem, attack: RollItem, extra: RollItem | null): readonly Term[] | null {
  const [, at] = attacked.values as readonly Name[];
  const [total, defence] = attacked.values.slice(2).map(Number);
  const asked = askedAfter(telling.act.items, attack);
  const toughness = asked.find(({ query, who }) => ['toughness', 'base toughness'].includes(query) && who === at.id);
  const bonus = bonusFor(telling.act.items, attack);
  if (toughness === undefined || bonus === undefined || attack.faces === null) return null;
  const isPenetrating = total !== attack.total + bonus.value;
  const damage = isPenetrating ? 0 : (asked.find(({ query, who }) => query === 'damage' && who === attack.who.id)?.value ?? 0);
  const tough = toughness.value < 0 ? 'negative-toughness' : 'toughness';
  const armour: Term = [-toughness.value, say.text(tough, { amount: Math.abs(toughness.value) })];
  if (telling.changes({ id: 'steamed' }).length > 0) {
    const half = Math.floor((total + damage) / 2);
    return [[half - defence, say.text('wound-halved', { total, damage, half, defence })], armour];
  }
  const margin = total - defence;
  const more: readonly Term[] = extra === null ? [] : [[extra.total, say.text('extra', { amount: extra.total })]];
  if (isPenetrating) return [[margin, say.text('margin-penetrating', { amount: margin })], ...more, armour];
  return [[margin, say.text('margin', { amount: margin })], [damage, say.text('damage', { amount: Math.abs(damage) })], ...more, armour];
}

/** The level that was read, with what changed it before it was recorded: "severe; one level lower for a quick attack: moderate; no slot free: critical". */
function levelText(telling: Telling, say: Speaker, attack: RollItem, wound: ChangeItem | undefined, final: number): string {
  const word = (of: number): string => say.text('level', { level: LEVELS[of - 1] ?? 'none' });
  const chosen = telling.answer(ChooseLevel, wound);
  const read = levelOf(final);
  const shift = askedAfter(telling.act.items, attack).find(({ query }) => query === 'wound steps');
  const steps = shift?.value ?? 0;
  const meant = chosen === null ? Math.max(0, Math.min(LEVELS.length, read + (read === 0 ? 0 : steps))) : Number(chosen.value);
  const recorded = wound === undefined ? meant : Number(wound.change[2]);
  const moved =
    meant === read ? [] : [say.text('level-moved', { level: word(meant), steps, cause: shift?.base.amount === steps ? telling.act.def.id : 'helpless' })];
  const level = [
    word(read),
    ...(chosen === null ? moved : [say.text('level-chosen', { level: word(meant) })]),
    ...(recorded === meant ? [] : [say.text('level-full', { level: word(recorded) })]),
  ].join('; ');
  return telling.answer(SpecialNpc)?.value === false ? say.text('level-kills', { level }) : level;
}

/** "5 margin + 4 damage + d6 5 extra − 3 toughness = 11: fatal", with what changed the level before it was recorded. */
function tellWound(telling: Telling, say: Speaker, attacked: ChangeItem, attack: RollItem, wound: ChangeItem | undefined): void {
  const extra = telling.roll(ExtraDamage);
  const all = termsOf(telling, say, attacked, attack, extra);
  if (all === null) return;
  const terms = all.filter(([amount]) => amount !== 0);
  const final = all.reduce((sum, [amount]) => sum + amount, 0);
  const isPlain = terms.length === 0 || (terms.length === 1 && final > 0);
  const given = { sum: termsText(say, terms), final, level: levelText(telling, say, attack, wound, final) };
  say.line(isPlain ? 'wound-plain' : 'wound-sum', given, {
    rule: 'HD-THR-004',
    at: wound ?? attacked,
    harm: final > 0,
    ...(extra && { rolls: [extra], sums: [final] }),
  });
}

/** One attack with its rolls, its wound and what the game master says of it. */
function tellBlow(telling: Telling, say: Speaker, attacked: ChangeItem, next: ChangeItem | undefined, wounds: ChangeItem[], isHarm: boolean): Blow {
  const { items } = telling.act;
  const [, at] = attacked.values as readonly Name[];
  const [total, defence] = attacked.values.slice(2).map(Number);
  const attack = telling.roll(AttackRoll, attacked);
  const end = next === undefined ? items.length : items.indexOf(next);
  const mine = wounds.find((wound) => wound.who?.id === at.id && items.indexOf(wound) > items.indexOf(attacked) && items.indexOf(wound) < end);
  if (mine !== undefined) wounds.splice(wounds.indexOf(mine), 1);
  if (attack !== null) tellRoll(telling, say, attacked, attack, isHarm);
  if (total < defence) return { how: 'missed', at, wound: '' };
  if (attack !== null && slips(items, attack)) return { how: 'slipped', at, wound: '' };
  if (!isHarm) return { how: 'hit', at, wound: '' };
  if (attack !== null) tellWound(telling, say, attacked, attack, mine);
  if (mine !== undefined) tellShaken(telling, say, at, items.slice(items.indexOf(mine), end));
  telling.answer(ChooseMercy);
  telling.answer(SpecialNpc);
  const second = telling.answer(SecondFatal);
  if (second !== null) say.line('second-fatal', { who: at, dies: second.value === true ? 'yes' : 'no' }, { rule: SecondFatal.rule, at: second });
  if (mine === undefined && second === null) return { how: 'unhurt', at, wound: '' };
  return { how: 'wound', at, wound: say.text('a-wound', { level: mine === undefined ? 'second' : mine.values[1] }) };
}

type Key = 'strike' | 'shot' | 'throw' | 'quick' | 'strong' | 'nonlethal' | 'rebuff';

/** An attack with a weapon. `key` is the message; a standard attack is a strike, a shot or a throw. */
export const tellAttack =
  (key: Key | 'standard'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    const said: Key = key === 'standard' ? (String(given.way) as Key) : key;
    const weapon = given.weapon ?? 'none';
    const all = telling.changes(Attacked);
    const wounds = [...telling.changes(WoundTaken)];
    const [attacked] = all;
    if (attacked === undefined) headBy(say, `${said}.try`, { by, at: given.at ?? 'none', weapon }, unfinished(telling) ?? BEGUN);
    else say.head(said, { by, weapon, ...tellBlow(telling, say, attacked, undefined, wounds, true) });
    tellRest(telling, say, {}, wounds);
  };

/** Grabbing: who is hit is held, and holds. */
export const tellGrapple: Teller<Messages> = (telling, say) => {
  const { by, with: given, result } = telling.act;
  const [attacked] = telling.changes(Attacked);
  if (attacked === undefined && result === 'impossible') say.head('grab', { by, at: given.at, how: 'impossible' });
  else if (attacked === undefined) headBy(say, 'grab.try', { by, at: given.at ?? 'none' }, unfinished(telling) ?? BEGUN);
  else {
    const { how, at } = tellBlow(telling, say, attacked, undefined, [], false);
    say.head('grab', { by, at, how });
    if (how === 'hit') for (const who of [by, at]) telling.given(Grappling, who);
  }
  tellRest(telling, say);
};

/** A melee roll without harm, whose result stands against rebuffs. */
export const tellOpening: Teller<Messages> = (telling, say) => {
  const { by, with: given, result } = telling.act;
  const attack = telling.roll(AttackRoll);
  const args: Args = { by, at: given.at ?? 'none' };
  if (attack === null) headBy(say, 'opening.try', args, unfinished(telling) ?? BEGUN);
  else say.head('opening', { by, at: given.at, how: result === 'missed' ? 'slipped' : 'found' });
  const bonus = attack === null ? undefined : bonusFor(telling.act.items, attack);
  if (attack !== null && bonus !== undefined && attack.faces !== null) {
    const more = { sum: sum(say, attack, bonus, 'skill'), total: attack.total + bonus.value, critical: criticalOf(attack) };
    say.line('opening-roll', more, { rule: AttackRoll.rule, at: attack, rolls: [attack], sums: [more.total] });
  }
  tellRest(telling, say);
};

/** What stands before the roll of an attack, so that a line about the whole stands above it. */
function before(items: readonly Item[], attacked: ChangeItem): Item {
  const roll = items.findLastIndex((item, at) => item.kind === 'roll' && item.roll === AttackRoll && at < items.indexOf(attacked));
  return items[Math.max(0, roll - 1)];
}

/** A spell: it may attack one, all in an area, or nobody. */
export const tellCast: Teller<Messages> = (telling, say) => {
  const { by, with: given } = telling.act;
  const spell: Arg = given.spell ?? 'none';
  const at: Arg = given.at ?? 'none';
  const isHarm = given.harms === 'yes';
  const all = telling.changes(Attacked);
  const wounds = [...telling.changes(WoundTaken)];
  const isSelf = typeof at === 'object' && !Array.isArray(at) && (at as Name).id === by.id;
  const blows = all.map((attacked, n) => ({ attacked, blow: tellBlow(telling, say, attacked, all[n + 1], wounds, isHarm) }));
  const within = unfinished(telling);
  if (within !== undefined) headBy(say, isSelf ? 'spell-self.try' : 'spell.try', { by, at, spell }, within);
  else if (blows.length > 1 || given.area === 'yes') {
    say.head('spell-area', { by, at, spell });
    for (const { attacked, blow } of blows) say.line('spell-area-hit', { ...blow }, { at: before(telling.act.items, attacked) });
  } else if (blows.length === 1) say.head('spell', { by, spell, ...blows[0].blow, resists: given.resists ?? 'no' });
  else if (isSelf) say.head('spell-self', { by, spell });
  else say.head('spell-on', { by, at, spell });
  tellRest(telling, say, {}, wounds);
};
