import './answers-export.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { LiveAnswersInput } from '#domain/live/live-answers.machine.ts'
import { useLiveConsoleLogic } from '../bundle-logic.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { failureText } from '../copy/failure-text.ts'
import { liveAnswersCopy as words } from '../copy/live-answers-copy.ts'
import { useOpenedActor } from '../use-opened-actor.ts'

/** What everybody answered in a lesson, as a file; for its teacher, while it runs and afterwards. */
export const AnswersExport = ({ sectionId, lessonName }: LiveAnswersInput) => {
  const answers = useOpenedActor(useLiveConsoleLogic().openLiveAnswers, { sectionId, lessonName })
  const state = useSelector(answers, ({ value }) => value)
  const failure = useSelector(answers, ({ context }) => context.failure)
  const isBusy = state === 'reading'
  const failed = failure === null ? words.failed : `${words.failed}：${failureText(failure)}`
  return (
    <div className="answers-export">
      <Button
        variant="soft"
        color="gray"
        aria-disabled={isBusy}
        onClick={() => answers.send({ type: 'liveAnswers.export' })}
      >
        <ExtendedIcon name="download" />
        {isBusy ? words.exporting : words.export}
      </Button>
      <Text size="2" color={state === 'failed' ? 'red' : 'gray'} role="status">
        {state === 'failed' ? failed : state === 'empty' || state === 'exported' ? words[state] : ''}
      </Text>
    </div>
  )
}
