import { readFileSync } from 'node:fs';
import { Fight, type Id, type Json } from '@riposte/kernel';
import { describe, expect, it } from 'vitest';
import { narrated, readEncounter, tongueOf } from '../src/index.ts';
import { RULE_SETS } from './rule-sets.ts';

/** A ready fight, and its acts as they are told. */
function open(file: string) {
  const text = readFileSync(new URL(`../../../encounters/sea-of-shadows/${file}.json`, import.meta.url), 'utf8');
  const { rules, state, ruleSet } = readEncounter(text, file, RULE_SETS);
  const fight = Fight.open(rules, state, { seed: 'told' });
  const id = (name: string): Id => fight.state.entities.findIndex((one) => 'name' in one && one.name === name);
  return {
    fight,
    id,
    /** Everybody before this one ends the turn. */
    turnOf(name: string): void {
      while (fight.declarers[0] !== id(name)) fight.submit({ do: 'end-turn', by: fight.declarers[0], with: {} });
    },
    told(by: string, act: string, chosen: { readonly [name: string]: Json } = {}): readonly string[] {
      const line = fight.lines.length;
      fight.submit({ do: act, by: id(by), with: chosen });
      while (fight.pending?.kind === 'answer') fight.passDeadline();
      return narrated(fight, tongueOf({ ruleSet }), line).filter((said) => !said.endsWith('ran out of time.'));
    },
  };
}

describe('a fight of Sea of Shadows is told', () => {
  it('who leaves goes with the mount, and to no place', () => {
    const { turnOf, told } = open('lancers-charge');
    turnOf('Udo');
    expect(told('Udo', 'leave')).toEqual(['Udo leaves the fight with Sturm.']);
  });

  it('a bow that lies on the ground has nobody who must reload', () => {
    const { turnOf, told, id } = open('harbour-gate');
    turnOf('Fenn');
    expect(told('Fenn', 'shoot', { at: id('Bram'), close: false }).at(-1)).toBe('  Fenn must reload.');
    turnOf('Fenn');
    expect(told('Fenn', 'drop')).toEqual(['Fenn drops the bow.']);
  });

  it('a grab says whether the hold is firm', () => {
    const { fight, turnOf, told, id } = open('wrestling-pit');
    turnOf('Sepp');
    fight.force({ roll: 'attack', who: id('Sepp'), faces: [8], total: null, reason: 'told' });
    fight.force({ roll: 'defence', who: id('Quint'), faces: [2], total: null, reason: 'told' });
    expect(told('Sepp', 'grab', { at: id('Quint') })).toContain('Sepp gets a firm hold on Quint.');
  });
});
