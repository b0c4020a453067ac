import { defineChange } from './change.ts';
import { copyJson } from './json.ts';
import type { Entity } from './state.ts';

/** An entity enters the fight; its id is the next free one. */
export const Entered = defineChange(
  'entered',
  (store, id: number, entity: Entity): boolean => {
    if (id !== store.state.entities.length || entity.id !== id) return false;
    store.add(copyJson(entity));
    return true;
  },
  { secret: true },
);

/** The game master switches a rule off or on again. Contributions of a rule that is off count nothing. */
export const RuleIgnored = defineChange(
  'rule-ignored',
  (store, rule: string, ignored: boolean): boolean => {
    if (store.state.ignored.includes(rule) === ignored) return false;
    store.state.ignored = ignored ? [...store.state.ignored, rule] : store.state.ignored.filter((one) => one !== rule);
    return true;
  },
  { names: [], say: (_name, rule, ignored) => (ignored ? `rule ${rule} does not count from now on` : `rule ${rule} counts again`) },
);
