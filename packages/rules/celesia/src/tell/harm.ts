import { type ConditionDef, ConditionEnded, ConditionGiven, type Id, ResourceSet } from '@riposte/kernel';
import type { Args, ChangeItem, Item, Name, Telling } from '@riposte/ruleset';
import { ChooseCleave } from '../actions/melee.ts';
import { OpenByCharge, OpenByCleave, OpenByLunge } from '../actions/openings.ts';
import { ChooseParry, ParryRoll } from '../actions/parry.ts';
import { AttackRoll } from '../attack/attack.ts';
import { Injured } from '../injuries/body.ts';
import { Dazed, Stunned } from '../injuries/stunned.ts';
import { Rated, USUAL_RATING } from '../injuries/wounds.ts';
import { ChooseWard } from '../magic/ward.ts';
import { Exposed } from '../manoeuvres/grapple.ts';
import type { Maneuver } from '../manoeuvres/modifiers.ts';
import { Flying, Landed } from '../positioning/flying.ts';
import { Prone } from '../positioning/prone.ts';
import { Reactions } from '../rounds/reactions.ts';
import { Bleeding } from '../stamina/bleeding.ts';
import { Exhaustion, Stamina } from '../stamina/stamina.ts';
import { Strained } from '../stamina/strain.ts';
import { type Blow, wasCritical } from './blows.ts';
import { deadIn, fallenIn, stunChecked } from './checks.ts';
import { poolOf, tellPrice } from './prices.ts';
import type { Speaker } from './sums.ts';

/** What an attack may bring with it: told in the line of the one whom it befalls. */
const BEFALLS: readonly ConditionDef[] = [Bleeding, Stunned, Dazed, Prone, Exposed, OpenByCharge, OpenByLunge, OpenByCleave];

/** What changed for one fighter in an act. */
interface Changed {
  readonly injured: readonly ChangeItem[];
  readonly strained: readonly ChangeItem[];
  readonly spent: readonly ChangeItem[];
  readonly conditions: readonly ChangeItem[];
  /** The attacks that hit it. */
  readonly blows: readonly Blow[];
  /** Times that it parried, or raised a ward: each costs a reaction and a point of stamina. */
  readonly parries: number;
  readonly wards: number;
  /** It died or fell unconscious. */
  readonly isOut: boolean;
  /** It paid for a Cleave. */
  readonly cleaves: boolean;
  /** Points of strain by a fall. */
  readonly fell: number;
  readonly cause: Cause;
}

/** What strains: the blows that are told, a sure blow at the helpless, or a manoeuvre by its name. */
type Cause = 'blows' | 'coup' | Maneuver;

/** Points of strain by falls: each follows a landing. */
function strainOfFalls(items: readonly Item[], who: Id | undefined): number {
  const mine = items.filter((item): item is ChangeItem => item.kind === 'change' && item.who?.id === who);
  const isLanding = ({ change: [id] }: ChangeItem): boolean => id === Landed.id || id === Strained.id;
  const steps = mine.filter(isLanding);
  return steps.reduce((sum, { change, values }, n) => (change[0] === Strained.id && steps[n - 1]?.change[0] === Landed.id ? sum + Number(values[1]) : sum), 0);
}

/** "Ilse: left eye injured, 2 strain = 1 hit + 1 degree (stamina 15 → 13)." What else the dead lost is left out. */
export function tellHarm(telling: Telling, say: Speaker, key: 'harm' | 'tires' | 'bleeds' = 'harm', blows: readonly Blow[] = [], cause: Cause = 'blows'): void {
  const { by, items } = telling.act;
  const [injured, strained, spent] = [Injured, Strained, ResourceSet].map((change) => telling.changes(change));
  const out = new Set([...deadIn(items), ...fallenIn(items)]);
  const conditions = takeConditions(telling, out);
  const dead = deadIn(items);
  // That a part counts as it usually does is no news.
  telling.take(items.filter((item) => item.kind === 'change' && item.change[0] === Rated.id && item.change[2] === USUAL_RATING));
  tellShattered(say, injured, dead);
  const mine = [...injured, ...strained, ...spent, ...conditions].filter(({ who }) => who !== null && !dead.has(who.id));
  const people = new Map(mine.map(({ who }) => [who!.id, who!]));
  for (const who of [...people.values()].sort((a, b) => Number(a.id === by.id) - Number(b.id === by.id))) {
    const of = (all: readonly ChangeItem[]): readonly ChangeItem[] => all.filter((item) => item.who?.id === who.id);
    const times = (ask: { readonly id: string }, no: null | false): number =>
      items.filter((item) => item.kind === 'answer' && item.ask === ask.id && item.value !== no && item.who.id === who.id).length;
    const [parries, wards] = [times(ChooseParry, null), times(ChooseWard, false)];
    const changed: Changed = {
      injured: of(injured),
      strained: of(strained),
      spent: of(spent),
      conditions: of(conditions),
      blows: blows.filter(({ at, how }) => at?.id === who.id && how === 'hit'),
      parries,
      wards,
      isOut: out.has(who.id),
      cleaves: times(ChooseCleave, null) > 0,
      fell: strainOfFalls(items, who.id),
      cause,
    };
    if (parries + wards > 0) tellGuard(say, who, changed, items);
    else if (who.id === by.id && key === 'harm') tellPrice(say, changed.spent);
    const what = harmText(say, changed, who.id === by.id);
    if (what === '') continue;
    const isInjured = changed.injured.length > 0;
    // Who comes round gains; that is no bleeding.
    const isLoss = changed.spent.some(({ pool }) => pool !== undefined && pool.to < pool.from);
    const line = isInjured || !isLoss ? 'harm' : key;
    // Fainting or death from it is told in the same line.
    if (key !== 'harm' && out.has(who.id) && people.size === 1) say.head(key, { who, what });
    else {
      const at = key === 'harm' ? placeOf(items, changed) : spent[0];
      say.line(line, { who, what }, { rule: isInjured ? 'CE-INJ-003' : '', harm: line === 'harm' && isLoss, ...(at && { at }) });
    }
  }
}

/** Where the harm of a fighter is told: at the first injury of the last attack that injured it, above the checks that follow. */
function placeOf(items: readonly Item[], { injured }: Changed): Item | undefined {
  const last = injured.at(-1);
  if (last === undefined) return undefined;
  const from = items.findLastIndex((item, at) => item.kind === 'roll' && item.roll === AttackRoll && at < items.indexOf(last));
  return injured.find((item) => items.indexOf(item) > from);
}

/** What parries and wards cost: a reaction and a point of stamina each, paid before the blow lands. */
function tellGuard(say: Speaker, who: Name, { parries, wards, spent }: Changed, items: readonly Item[]): void {
  const times = parries + wards;
  const [reactions, stamina] = [poolOf(spent, Reactions), poolOf(spent, Stamina)];
  const at = items.find((item) => item.kind === 'roll' && item.roll === ParryRoll && item.who.id === who.id) ?? spent[0];
  const what = { who, times, for: parries > 0 ? 'parry' : 'ward' };
  const more = { rule: parries > 0 ? ParryRoll.rule : '', ...(at && { at }) };
  // What others have left a seat does not see.
  if (spent.length === 0) return say.line('harm-guard-unseen', what, more);
  const left = { reactions: reactions.from, 'reactions-left': reactions.from - times, stamina: stamina.from, 'stamina-left': stamina.from - times };
  say.line('harm-guard', { ...what, ...left }, more);
}

/** Of what a creature without Constitution died: its last injury. */
function tellShattered(say: Speaker, injured: readonly ChangeItem[], dead: ReadonlySet<Id | undefined>): void {
  for (const item of injured) {
    const { who, also } = item;
    if (who !== null && dead.has(who.id) && Number(also?.last ?? 0) > 0) say.line('shattered', { who, number: also!.last }, { rule: 'CE-UNC-011', at: item });
  }
}

/** Takes the conditions that belong to the line of a fighter; those of who is out of the fight by this act go without a word. */
function takeConditions(telling: Telling, out: ReadonlySet<Id | undefined>): readonly ChangeItem[] {
  const { items } = telling.act;
  const given = items.filter((item): item is ChangeItem => item.kind === 'change' && item.change[0] === ConditionGiven.id && item.isCarried !== true);
  const ends = items.filter((item): item is ChangeItem => item.kind === 'change' && item.change[0] === ConditionEnded.id);
  const isBrief = (one: ChangeItem): boolean =>
    ends.some(({ condition, who, part }) => condition === one.condition && who?.id === one.who?.id && part?.id === one.part?.id);
  const fallen = ends.filter(({ condition, who }) => condition === Flying && who?.id !== telling.act.by.id && !out.has(who?.id));
  telling.take(fallen);
  const befell = BEFALLS.flatMap((condition) =>
    given.filter((one) => one.condition === condition && !out.has(one.who?.id) && !isBrief(one)).flatMap(({ who }) => telling.given(condition, who!) ?? []),
  );
  // The line of the check says already whether it stunned or dazed.
  const checked = stunChecked(items);
  const isSaid = ({ condition, who, part }: ChangeItem): boolean =>
    (condition === Stunned || condition === Dazed) && part === undefined && checked.has(who?.id);
  return [...fallen, ...befell.filter((one) => !isSaid(one))];
}

/** What befell one fighter: wounds, strain, what was lost, conditions. */
function harmText(say: Speaker, changed: Changed, isOwn: boolean): string {
  const { injured, spent, conditions, parries, wards } = changed;
  const reactions = poolOf(spent, Reactions);
  const phrases = [...woundPhrases(say, changed), ...wearPhrases(say, changed)];
  const text = say.text as (key: string, args: Args) => string;
  const bled = Number(injured.at(-1)?.also?.bleeding ?? 0);
  for (const { change, condition, who, part = 'none', values, until } of conditions) {
    const ends = change[0] === ConditionEnded.id ? '.ends' : '';
    if (condition === Bleeding && bled > 0 && ends === '') phrases.push(say.text('bleeds-more', { total: bled + Number(values[1]) }));
    else {
      const phrase = text(`condition-${condition!.id}${ends}`, { who: who!, part, source: values[0], value: values[1] });
      phrases.push(until === undefined ? phrase : `${phrase} ${text('until', until)}`);
    }
  }
  if (parries + wards === 0 && !isOwn && reactions.to < reactions.from) phrases.push(say.text('harm-reactions', { points: reactions.from - reactions.to }));
  return [...new Set(phrases)].join(', ');
}

/** "left eye injured", each part once, and what holds for the whole body from now on: "blinded". */
const woundPhrases = (say: Speaker, changed: Changed): string[] => [
  ...[...new Set(changed.injured.map(({ part }) => part?.id))].map((id) => woundPhrase(say, changed, id)),
  ...changed.injured.flatMap(({ also }) => ((also?.brings ?? 'none') === 'none' ? [] : [say.label(String(also!.brings))])),
];

/** "left arm destroyed (3 injuries: 1 + 2 for spare degrees)". */
function woundPhrase(say: Speaker, { injured, blows }: Changed, id: Id | undefined): string {
  const mine = injured.filter(({ part }) => part?.id === id);
  const { part, values, also } = mine[mine.length - 1];
  const to = Number(values[1]);
  const before = to - mine.length;
  const state = String(also?.state ?? 'injured');
  const causes = blows.filter(({ wounds }) => wounds.some((wound) => wound.part?.id === id));
  const [blow] = causes;
  const more = blow === undefined ? 0 : mine.length - 1 - blow.added;
  const isSum = causes.length === 1 && before === 0 && mine.length > 1 && (more === 0 || (more > 0 && wasCritical(blow)));
  const why = isSum ? say.text('injuries-why', { added: blow.added, more }) : '';
  return say.text('injured-part', { part: say.label(part?.text ?? ''), state: state === 'again' && before === 0 ? 'injured' : state, to, why });
}

/** "= 1 hit + 2 degrees", "from the trip": what strain comes from; empty where one hit says it all, or something unknown adds to it. */
function strainWhy(say: Speaker, { strained, blows, fell, cause }: Changed): string {
  const points = strained.reduce((sum, { values }) => sum + Number(values[1]), 0);
  const dealt = points - fell;
  if (dealt === 0) return say.text('strain-from', { cause: 'fall' });
  if (cause !== 'blows' && cause !== 'coup') return fell > 0 ? '' : say.text('strain-from', { cause });
  const hits = cause === 'coup' ? 1 : blows.length;
  const degrees = cause === 'coup' ? dealt - 1 : blows.reduce((sum, blow) => sum + Math.max(0, blow.degrees), 0);
  const rest = dealt - hits - degrees;
  if (hits === 0 || points === hits || rest < 0 || (rest > 0 && !blows.some(wasCritical))) return '';
  return say.text('strain-why', { hits, degrees, critical: rest, fell });
}

/** Strain with what it took, or what was lost without strain; a parry or a ward is paid before the blow lands. */
function wearPhrases(say: Speaker, changed: Changed): string[] {
  const { strained, spent, parries, wards, isOut, cleaves } = changed;
  const [stamina, exhaustion] = [poolOf(spent, Stamina), poolOf(spent, Exhaustion)];
  const worn = { ...stamina, from: stamina.from - (stamina.to < stamina.from ? parries + wards : 0) };
  const both = [
    { title: say.label('stamina'), ...worn },
    { title: say.label('exhaustion'), ...exhaustion },
  ];
  const lost = both.filter(({ from, to }) => to < from);
  const regained = both.filter(({ from, to }) => to > from).map((one) => say.text('harm-gain', { ...one, points: one.to - one.from }));
  const isExhausted = stamina.to <= 0 && stamina.from > 0 && !isOut;
  const exhausted = isExhausted ? [say.text('harm-exhausted', {})] : [];
  const points = strained.reduce((sum, { values }) => sum + Number(values[1]), 0);
  if (points === 0)
    return [
      ...lost.map((one) => say.text('harm-loss', { ...one, points: one.from - one.to, for: cleaves ? (one.from - one.to > 1 ? 'both' : 'cleave') : 'none' })),
      ...regained,
      ...exhausted,
    ];
  const pools = lost.map((one) => say.text('harm-pool', one)).join(', ');
  const why = strainWhy(say, changed);
  return [say.text('harm-strain', { points, why, pools: pools === '' ? '' : say.text('harm-pools', { pools }) }), ...exhausted];
}
