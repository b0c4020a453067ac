import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type Attribute,
  type Message,
  type MessageReference,
  type Pattern,
  parse,
  type SelectExpression,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';
import type { Arg, Tale } from '@riposte/ruleset';
import { describe, expect, it } from 'vitest';
import { languageOf, plain } from '../src/index.ts';

const packages = join(import.meta.dirname, '../..');
const folders = [join(packages, 'files'), ...readdirSync(join(packages, 'rules')).map((name) => join(packages, 'rules', name))];
const files = folders.flatMap((folder) =>
  existsSync(join(folder, 'messages'))
    ? readdirSync(join(folder, 'messages')).map((name) => [`${basename(folder)}/${name}`, join(folder, 'messages', name)] as const)
    : [],
);

/** The variables of a message and of those that it quotes, and for each one that chooses between texts what it may be. */
function choices(node: Message, messages: readonly Message[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  class Finder extends Visitor {
    override visitVariableReference({ id }: VariableReference): void {
      if (!found.has(id.name)) found.set(id.name, []);
    }
    override visitMessageReference({ id }: MessageReference): void {
      const quoted = messages.find((one) => one.id.name === id.name);
      if (quoted !== undefined) this.visit(quoted);
    }
    override visitSelectExpression(select: SelectExpression): void {
      this.genericVisit(select);
      if (select.selector.type !== 'VariableReference') return;
      const keys = select.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : String(key.value)));
      found.get((select.selector as VariableReference).id.name)!.push(...keys);
    }
  }
  new Finder().visit(node);
  return found;
}

/** A value for a variable: what a variant wants, or a name. */
function valueFor(variant: string | undefined): Arg {
  if (variant === undefined) return { text: 'Ann', id: 1 };
  if (variant === 'one') return 1;
  if (variant === 'other') return 2;
  return /^\d+$/.test(variant) ? Number(variant) : variant;
}

const WRONG = [/\{ ?\$/, /undefined|null|NaN/, / {2,}/, / $/, /\b1 (successes|points|rounds|turns|wounds)\b/, /[.!?]{2}/];

describe.each(files)('%s', (_name, path) => {
  const text = readFileSync(path, 'utf8');
  const language = basename(path, '.ftl');
  const tale = { messages: { en: readFileSync(join(path, '../en.ftl'), 'utf8'), [language]: text } } as Pick<Tale, 'messages'>;
  const spoken = languageOf(tale, language);
  const messages = parse(text, {}).body.filter((one): one is Message => one.type === 'Message');

  it('makes a sentence of every branch of every message', () => {
    const wrong: string[] = [];
    for (const message of messages) {
      const variables = choices(message, messages);
      const most = Math.max(1, ...[...variables.values()].map((keys) => keys.length));
      const forms: readonly (Pattern | Attribute | null)[] = [message.value, ...message.attributes];
      for (const form of forms) {
        if (form === null) continue;
        const key = form.type === 'Attribute' ? `${message.id.name}.${form.id.name}` : message.id.name;
        for (let n = 0; n < most; n++) {
          const args = Object.fromEntries([...variables].map(([name, keys]) => [name, valueFor(keys[Math.min(n, keys.length - 1)])]));
          const parts = spoken.say(key, args);
          const said = parts === null ? 'cannot be said' : plain(parts);
          if (parts === null || WRONG.some((one) => one.test(said))) wrong.push(`${key}: ${said}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
