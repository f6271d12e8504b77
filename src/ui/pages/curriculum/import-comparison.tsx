import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ChangeKind, keyOf, mayBeTaken, type TreeChange } from '#domain/frame/curriculum-comparison.ts'
import type { ImportActor } from '#domain/frame/curriculum-import.machine.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Section } from '../../components/section.tsx'
import { curriculumImportCopy as words } from '../../copy/curriculum-import-copy.ts'
import { StatusLine } from '../../manage/status-line.tsx'

const KINDS: readonly ChangeKind[] = ['doubtful', 'added', 'renamed', 'moved', 'gone']

/** More of one kind are not read one by one. */
const SHOWN = 200

/** What a file would change, kind by kind, to be chosen from. */
export const ImportComparison = ({ actor }: { readonly actor: ImportActor }) => {
  const { name, changes, refused, unread, chosen } = useSelector(actor, ({ context }) => context)
  const wanted = new Set(chosen)
  const removed = changes.filter((change) => change.kind === 'gone' && wanted.has(keyOf(change))).length
  return (
    <>
      <StatusLine>
        {changes.length === 0 && refused.length === 0 ? words.same : words.compared(name)}
      </StatusLine>
      {unread.length > 0 && (
        <Text as="p" size="2">
          {words.unread(unread)}
        </Text>
      )}
      {refused.length > 0 && (
        <Section title={words.counted(words.refused, refused.length)}>
          <ul className="curriculum-import__list">
            {refused.slice(0, SHOWN).map(({ line, fault }) => (
              <li key={line}>
                {words.line(line)}：{words.lines[fault]}
              </li>
            ))}
          </ul>
          <More left={refused.length - SHOWN} say={words.moreRefused} />
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
    <Section title={words.counted(name, changes.length)}>
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
                disabled={!mayBeTaken(change)}
                onChange={({ target }) =>
                  actor.send({ type: 'import.choose', key: keyOf(change), chosen: target.checked })
                }
              />{' '}
              <ChangeWords change={change} />
            </label>
          </li>
        ))}
      </ul>
      <More left={changes.length - SHOWN} say={words.more} />
    </Section>
  )
}

/** How many of a list are not shown. */
const More = ({ left, say }: { readonly left: number; readonly say: (count: number) => string }) =>
  left > 0 && (
    <Text as="p" size="2" color="gray">
      {say(left)}
    </Text>
  )

/** Where it stands in the file and in the tree, and why it is asked about. */
export const ChangeWords = ({ change }: { readonly change: TreeChange }) => {
  const { kind, line, path, from, gradeId, fromGradeId, doubt } = change
  const to = words.path(path)
  const was = words.path(from)
  return (
    <>
      {line > 0 && `${words.line(line)}：`}
      {(kind === 'renamed' || kind === 'moved') && was !== to ? words.change(was, to) : to}
      {kind === 'renamed' && gradeId !== fromGradeId && words.grades(fromGradeId, gradeId)}
      {doubt !== null && `（${words.doubts[doubt]}）`}
    </>
  )
}
