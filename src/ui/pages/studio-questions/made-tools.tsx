import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type BankPlace, DIFFICULTY_LEVELS, NOWHERE } from '#domain/question/bank-query.ts'
import type { MadeChange } from '#domain/question/made-question.ts'
import type { madeQuestionsMachine } from '#domain/question/made-questions.machine.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { makingCopy } from '../../copy/making-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { levelName } from '../../question/level-name.ts'
import { PlaceFields } from '../../question/making/place-fields.tsx'

interface MadeToolsProps {
  readonly list: ActorRefFrom<typeof madeQuestionsMachine>
}

const doneWords = (change: MadeChange): string => {
  if (change.kind === 'file') return `${makingCopy.done.file} ${makingCopy.count(change.items.length)}`
  const words = change.offered ? makingCopy.done.offer : makingCopy.done.withdraw
  return `${words} ${makingCopy.count(change.ids.length)}`
}

/** What is done with the questions that are chosen, and what was done last. */
export const MadeTools = ({ list }: MadeToolsProps) => {
  const { page, chosen, change, undo, failure } = useSelector(list, ({ context }) => context)
  const [filing, setFiling] = useState(false)
  const none = chosen.length === 0
  // What was chosen is done with; where it was refused, the form stands as it was filled in.
  useWhenChanged(String(none), () => {
    if (none) setFiling(false)
  })
  const first = useRef<HTMLButtonElement>(null)
  useFocusFallback(`${none}/${filing}/${undo === null}`, first)
  // What is open to all is no longer its teacher's to change.
  const isAnyOwn = page.items.some(({ editable }) => editable)
  if (!isAnyOwn) return null
  return (
    <>
      <div className="made__line">
        <Button ref={first} variant="soft" color="gray" onClick={() => list.send({ type: 'made.all' })}>
          {makingCopy.chooseAll}
        </Button>
        {!none && (
          <>
            <Text size="2">{makingCopy.chosen(chosen.length)}</Text>
            <Button variant="soft" onClick={() => list.send({ type: 'made.offer', offered: false })}>
              {makingCopy.withdraw}
            </Button>
            <Button variant="soft" onClick={() => list.send({ type: 'made.offer', offered: true })}>
              {makingCopy.offer}
            </Button>
            <Button variant="soft" aria-expanded={filing} onClick={() => setFiling(!filing)}>
              {makingCopy.file}
            </Button>
            <Button variant="ghost" color="gray" onClick={() => list.send({ type: 'made.clear' })}>
              {makingCopy.clear}
            </Button>
          </>
        )}
        <div className="made__line" role="status">
          {none && undo !== null && change !== null && (
            <>
              <Text size="2">{doneWords(change)}</Text>
              <Button variant="ghost" onClick={() => list.send({ type: 'made.undo' })}>
                {makingCopy.undo}
              </Button>
            </>
          )}
        </div>
      </div>
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText(makingCopy.notDone, failure)}
        </Text>
      )}
      {filing && !none && <FilingForm list={list} count={chosen.length} onLeave={() => setFiling(false)} />}
    </>
  )
}

interface FilingFormProps extends MadeToolsProps {
  readonly count: number
  readonly onLeave: () => void
}

/** Where the questions that are chosen shall stand, and how hard they are. */
const FilingForm = ({ list, count, onLeave }: FilingFormProps) => {
  const [place, setPlace] = useState<BankPlace>(NOWHERE)
  const [level, setLevel] = useState(0)
  const says = place.subject !== 0 || level !== 0
  return (
    <Section title={makingCopy.fileTitle}>
      <PlaceFields place={place} onChange={setPlace} />
      <div className="made__line">
        <NativeSelect
          label={makingCopy.fileLevel}
          value={level}
          options={[0, ...DIFFICULTY_LEVELS].map((value) => ({
            value,
            name: value === 0 ? makingCopy.levelAsIs : levelName(value),
          }))}
          onChoose={setLevel}
        />
        <Button
          disabled={!says}
          onClick={() => {
            const filing = { place: place.subject === 0 ? null : place, level: level === 0 ? null : level }
            list.send({ type: 'made.file', filing })
          }}
        >
          {makingCopy.doFile(count)}
        </Button>
        <Button variant="soft" color="gray" onClick={onLeave}>
          {makingCopy.cancel}
        </Button>
        <Text size="1" color="gray">
          {makingCopy.fileHint}
        </Text>
      </div>
    </Section>
  )
}
