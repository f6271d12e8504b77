import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { DIFFICULTY_LEVELS } from '#domain/question/bank-query.ts'
import { type FilingForm as Filling, filingIn, type MadeChange } from '#domain/question/made-question.ts'
import type { madeQuestionsMachine } from '#domain/question/made-questions.machine.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
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
  const { page, chosen, filing, change, undo, failure } = useSelector(list, ({ context }) => context)
  const none = chosen.length === 0
  const first = useRef<HTMLButtonElement>(null)
  useFocusFallback(`${none}/${filing !== null}/${undo === null}`, first)
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
            <Button
              variant="soft"
              aria-expanded={filing !== null}
              onClick={() => list.send({ type: filing === null ? 'made.beginFiling' : 'made.leaveFiling' })}
            >
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
      {filing !== null && <FilingForm list={list} filing={filing} count={chosen.length} />}
    </>
  )
}

interface FilingFormProps extends MadeToolsProps {
  readonly filing: Filling
  readonly count: number
}

/** Where the questions that are chosen shall stand, and how hard they are. */
const FilingForm = ({ list, filing, count }: FilingFormProps) => {
  const { place, level } = filing
  const fill = (fields: Partial<Filling>) => list.send({ type: 'made.fillFiling', fields })
  return (
    <Section title={makingCopy.fileTitle}>
      <PlaceFields place={place} onChange={(chosen) => fill({ place: chosen })} />
      <div className="made__line">
        <NativeSelect
          label={makingCopy.fileLevel}
          value={level}
          options={[0, ...DIFFICULTY_LEVELS].map((value) => ({
            value,
            name: value === 0 ? makingCopy.levelAsIs : levelName(value),
          }))}
          onChoose={(chosen) => fill({ level: chosen })}
        />
        <Button disabled={filingIn(filing) === null} onClick={() => list.send({ type: 'made.file' })}>
          {makingCopy.doFile(count)}
        </Button>
        <Button variant="soft" color="gray" onClick={() => list.send({ type: 'made.leaveFiling' })}>
          {makingCopy.cancel}
        </Button>
        <Text size="1" color="gray">
          {makingCopy.fileHint}
        </Text>
      </div>
    </Section>
  )
}
