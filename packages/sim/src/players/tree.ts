import type { Situation } from '@riposte/files';
import { type AnyIntent, type Id, intentJson, type Policy, type Random, type View } from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import { choices } from './weigh.ts';

/** A decision behind a choice that is searched: one for each sequence of own acts, however the dice fell before it. */
interface Branch {
  visits: number;
  readonly tried: Map<string, Twig>;
}

/** An act that was tried in a decision, what its futures were worth together, and the decision behind it. */
interface Twig {
  readonly intent: AnyIntent;
  visits: number;
  sum: number;
  readonly behind: Branch;
}

/** Visits of a decision for each act that is tried in it; at first the policy's own alone. */
const VISITS_OF_AN_ACT = 25;
/** How much weight is given to what is not known yet: worths lie between -1 and 1. */
const CURIOSITY = 0.5;

/** What is learned of one's own next acts while futures are played out. */
export interface Tree {
  /** A new future begins. */
  readonly begin: () => void;
  /** The next act of one's own on the way down; null below the tree, and for others. */
  readonly declare: Policy['declare'];
  /** The future was worth so much. */
  readonly learn: (worth: number) => void;
}

/**
 * The decisions of `who` behind a choice that is searched. Where one was reached often enough, other acts than the policy's
 * are tried, those more often that were worth more (upper confidence bounds).
 */
export function treeOf({ policy, ruleSet }: Pick<Situation, 'policy' | 'ruleSet'>, who: Id, random: Random): Tree {
  const root = newBranch();
  let at: Branch | null = root;
  let path: Twig[] = [];
  return {
    begin() {
      at = root;
      path = [];
    },
    declare(view, asked) {
      const usual = asked === who && at !== null ? policy.declare(view, who) : null;
      if (usual === null || at === null) return null;
      const intent = chosen(at, view, usual, random, ruleSet.leftToPolicy);
      const twig = at.tried.get(textOf(intent)) ?? { intent, visits: 0, sum: 0, behind: newBranch() };
      at.tried.set(textOf(intent), twig);
      at.visits++;
      path.push(twig);
      at = twig.visits === 0 ? null : twig.behind;
      return intent;
    },
    learn(worth) {
      for (const twig of path) {
        twig.visits++;
        twig.sum += worth;
      }
    },
  };
}

function newBranch(): Branch {
  return { visits: 0, tried: new Map() };
}

function chosen(branch: Branch, view: View, usual: AnyIntent, random: Random, leftOut: RuleSet['leftToPolicy']): AnyIntent {
  const { tried, visits } = branch;
  if (!tried.has(textOf(usual))) return usual;
  if (visits >= VISITS_OF_AN_ACT * tried.size) {
    const others = choices(view, usual.by, usual, leftOut).filter((choice) => !tried.has(textOf(choice)));
    if (others.length > 0) return others[random.face(others.length) - 1];
  }
  const bound = (twig: Twig): number => twig.sum / twig.visits + CURIOSITY * Math.sqrt(Math.log(visits) / twig.visits);
  const open = [...tried.values()].filter(({ intent }) => view.legal(intent)).sort((a, b) => bound(b) - bound(a));
  return open.length === 0 ? usual : open[0].intent;
}

function textOf(intent: AnyIntent): string {
  return JSON.stringify(intentJson(intent));
}
