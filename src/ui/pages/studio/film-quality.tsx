import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { FilmOfDraft } from '#domain/studio/course-studio.ts'
import { useStudioLogic } from '../../bundle-logic.ts'
import { ReadAgain } from '../../components/read-again.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { filmSectionCopy } from '../../copy/film-section-copy.ts'
import { jobCopy } from '../../copy/job-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { ProgressLine } from '../../upload/progress-line.tsx'
import { useActorRef } from '../../use-actor-ref.ts'

const words = filmSectionCopy.quality

interface FilmQualityPartProps extends FilmOfDraft {
  readonly locked: boolean
}

/** In how many sizes the film can be watched, how far they are, and why there are none. */
export const FilmQualityPart = ({ draftId, fileId, locked }: FilmQualityPartProps) => {
  const film = useActorRef(useStudioLogic().filmQuality, { input: { draftId, fileId } })
  const { quality, failure } = useSelector(film, ({ context }) => context)
  const isBusy = useSelector(film, (it) => it.hasTag('busy'))
  const part = useRef<HTMLElement>(null)
  // What asks for it goes once it is on its way.
  useFocusFallback(quality?.state, part)
  const hasFailed = useSelector(film, (it) => it.matches('failed') || it.matches('defect'))
  if (hasFailed)
    return (
      <Text as="p" size="2" color="gray">
        {words.notRead(failureText(failure))}{' '}
        <ReadAgain onRetry={() => film.send({ type: 'quality.reread' })} />
      </Text>
    )
  if (quality === null) return null
  const { state, progress, reason } = quality
  const mayAsk = !locked && (state === 'failed' || (state === 'asBrought' && reason !== 'unavailable'))
  return (
    <section ref={part} tabIndex={-1} className="film-quality" aria-label={words.title}>
      <Text size="2" weight="medium">
        {words.title}
      </Text>
      <Text size="2" color={state === 'failed' ? 'red' : 'gray'} role="status">
        {words.states[state]}
        {reason !== null && jobCopy.reasons[reason]}
        {failure !== null && notDoneText('', failure)}
      </Text>
      {state === 'preparing' && (
        <>
          <ProgressLine label={words.progress} share={progress / 100} isHeld={false} />
          <Text size="2" color="gray">
            {jobCopy.progress(progress)}
          </Text>
          <Link to="/studio/jobs">{words.jobs}</Link>
        </>
      )}
      {mayAsk && (
        <Button
          size="1"
          variant="soft"
          aria-disabled={isBusy}
          onClick={() => !isBusy && film.send({ type: 'quality.prepare' })}
        >
          {state === 'failed' ? words.again : words.prepare}
        </Button>
      )}
    </section>
  )
}
