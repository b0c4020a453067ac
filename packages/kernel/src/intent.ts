import { fail, mustHave } from './errors.ts';
import { heeding } from './gm.ts';
import { nextIndex } from './index-of.ts';
import type { Id, IntentJson } from './state.ts';
import type { AnyIntent, AnyIntentDef, Ask, AskContext, IntentContext, IntentDef, Param, Play, Price, Refuse, Result, View } from './vocabulary.ts';

export interface IntentOptions<P> {
  readonly rule: string;
  /** For people: "Strike". */
  readonly title: string;
  /** What conditions may forbid: "physical", "movement". */
  readonly tags?: readonly string[];
  /** Only the loop or a rule starts it; never in a menu. */
  readonly automatic?: boolean;
  /** Kind of entity that declares it, such as a scene for its game master; default: fighter. */
  readonly actor?: string;
  readonly params?: { readonly [K in keyof P]: Param<IntentContext<P>, P[K]> };
  /** What there must be to do it with: someone held, a mount, a weapon. No ignored rule replaces it. */
  readonly needs?: (view: View, by: Id, refuse: Refuse) => void;
  /** Reasons against it whatever the parameters. */
  readonly available?: (view: View, by: Id, refuse: Refuse) => void;
  /** Reasons against it with these parameters. */
  readonly check?: (view: View, by: Id, chosen: P, refuse: Refuse) => void;
  readonly price?: (view: View, by: Id, chosen: P) => readonly Price[];
  readonly perform: (play: Play, by: Id, chosen: P) => Result;
}

const intentCounter = nextIndex();

/**
 * Defines an intent: something that may be declared.
 * @throws RiposteError `bad-definition` without `perform`, and for one that would wait: it runs again from its start instead.
 */
export function defineIntent<P extends object = Record<string, never>>(id: string, options: IntentOptions<P>): IntentDef<P> {
  mustHave('intent', id, options, 'perform');
  if (options.perform.constructor.name === 'AsyncFunction')
    fail('bad-definition', `perform of the intent "${id}" is async, and rules never wait: leave "async" and "await" out`);
  const params = options.params ?? ({} as NonNullable<typeof options.params>);
  const paramNames = Object.keys(params) as (keyof P & string)[];
  const def: IntentDef<P> = {
    index: intentCounter(),
    id,
    rule: options.rule,
    title: options.title,
    tags: options.tags ?? [],
    automatic: options.automatic ?? false,
    actor: options.actor ?? 'fighter',
    paramNames,
    params: paramNames.map((name) => params[name]),
    needs: options.needs ?? null,
    available: options.available ?? null,
    check: options.check ?? null,
    price: options.price ?? null,
    perform: options.perform,
    of: (by, chosen) => ({ def, by, with: chosen }),
  };
  return def;
}

/** Whether entities of this kind do it; what runs by itself is done by any. */
export const isActOf = ({ actor, automatic }: AnyIntentDef, kind: string): boolean => automatic || actor === kind;

/** Whether nothing is against an act whatever its parameters: asked before any are listed. */
export function isAvailable(view: View, def: AnyIntentDef, by: Id): boolean {
  if (!isActOf(def, view.state.entities[by].kind)) return false;
  let open = true;
  const shut: Refuse = () => {
    open = false;
  };
  const { ignored } = view.state;
  def.needs?.(view, by, shut);
  if (open) def.available?.(view, by, ignored.length === 0 ? shut : heeding(ignored, by, shut));
  return open;
}

/** The intent as data. */
export function intentJson(intent: AnyIntent): IntentJson {
  return { do: intent.def.id, by: intent.by, with: intent.with };
}

export interface AskOptions<C, A> {
  readonly rule: string;
  /** Cheap: is there anything to choose? If not, the default is taken without asking. */
  readonly open?: (view: View, who: Id, about: C) => boolean;
  readonly answer: Param<AskContext<C>, A>;
  /** The default. */
  readonly fallback: (view: View, who: Id, about: C) => A;
}

const askCounter = nextIndex();

/** A question that rules ask, with its possible answers and a default. */
export function defineAsk<C, A>(id: string, options: AskOptions<C, A>): Ask<C, A> {
  mustHave('question', id, options, 'fallback');
  const { rule, answer, fallback } = options;
  return { index: askCounter(), id, rule, open: options.open ?? null, answer, fallback };
}
