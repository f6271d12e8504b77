import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ChangeKind, keyOf, type TreeChange } from '#domain/frame/curriculum-file.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Section } from '../../components/section.tsx'
import { curriculumImportCopy as words } from '../../copy/curriculum-import-copy.ts'
import { StatusLine } from '../../manage/status-line.tsx'
import type { ImportActor } from './import-actor.ts'

const KINDS: readonly ChangeKind[] = ['doubtful', 'added', 'renamed', 'moved', 'gone']

/** More of one kind are not read one by one. */
const SHOWN = 200

/** What a file would change, kind by kind, to be chosen from. */
export const ImportComparison = ({ actor }: { readonly actor: ImportActor }) => {
  const { name, changes, refused, chosen } = useSelector(actor, ({ context }) => context)
  const wanted = new Set(chosen)
  const removed = changes.filter((change) => change.kind === 'gone' && wanted.has(keyOf(change))).length
  return (
    <>
      <StatusLine>
        {changes.length === 0 && refused.length === 0 ? words.same : words.compared(name)}
      </StatusLine>
      {refused.length > 0 && (
        <Section title={words.refused}>
          <ul className="curriculum-import__list">
            {refused.slice(0, SHOWN).map(({ line, fault }) => (
              <li key={line}>
                {words.line(line)}：{words.lines[fault]}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {KINDS.map((kind) => (
        <ChangesOfKind
          key={kind}
          actor={actor}
          kind={kind}
          changes={changes.filter((change) => change.kind === kind)}
          wanted={wanted}
        />
      ))}
      <p className="curriculum-import__acts">
        {chosen.length > 0 && (
          <ConfirmButton
            main={removed === 0}
            label={words.apply(chosen.length)}
            question={words.applyAsk(chosen.length)}
            hint={words.applyHint(removed)}
            onConfirm={() => actor.send({ type: 'import.apply' })}
          />
        )}
        <Button variant="soft" color="gray" onClick={() => actor.send({ type: 'import.leave' })}>
          {words.leave}
        </Button>
      </p>
    </>
  )
}

interface ChangesProps {
  readonly actor: ImportActor
  readonly kind: ChangeKind
  readonly changes: readonly TreeChange[]
  readonly wanted: ReadonlySet<string>
}

const ChangesOfKind = ({ actor, kind, changes, wanted }: ChangesProps) => {
  if (changes.length === 0) return null
  const name = words.kinds[kind]
  const chooseAll = (chosen: boolean) => actor.send({ type: 'import.chooseAll', kind, chosen })
  return (
    <Section title={`${name} ${changes.length}`}>
      <Text as="p" size="2" color="gray">
        {words.hints[kind]}
      </Text>
      <p className="curriculum-import__acts">
        <Button size="1" variant="soft" aria-label={words.allOf(name)} onClick={() => chooseAll(true)}>
          {words.all}
        </Button>
        <Button
          size="1"
          variant="soft"
          color="gray"
          aria-label={words.noneOf(name)}
          onClick={() => chooseAll(false)}
        >
          {words.none}
        </Button>
      </p>
      <ul className="curriculum-import__list" aria-label={name}>
        {changes.slice(0, SHOWN).map((change) => (
          <li key={keyOf(change)}>
            <label>
              <input
                type="checkbox"
                checked={wanted.has(keyOf(change))}
                disabled={change.doubt === 'misplaced'}
                onChange={({ target }) =>
                  actor.send({ type: 'import.choose', key: keyOf(change), chosen: target.checked })
                }
              />{' '}
              <ChangeWords change={change} />
            </label>
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && (
        <Text as="p" size="2" color="gray">
          {words.more(changes.length - SHOWN)}
        </Text>
      )}
    </Section>
  )
}

/** Where it stands in the file and in the tree, and why it is asked about. */
export const ChangeWords = ({ change }: { readonly change: TreeChange }) => {
  const { kind, line, path, from, doubt } = change
  const to = words.path(path)
  return (
    <>
      {line > 0 && `${words.line(line)}：`}
      {kind === 'renamed' || kind === 'moved' ? words.change(words.path(from), to) : to}
      {doubt !== null && `（${words.doubts[doubt]}）`}
    </>
  )
}
