import './caption-panel.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react'
import type { CaptionEditorActor } from '#application/studio/caption-editor.provide.ts'
import { cueIndexAt } from '#domain/playback/caption.ts'
import { webVttOf } from '#domain/studio/caption-file.ts'
import { captionLineFaults } from '#domain/studio/caption-line.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { useLineBack } from '../../components/line-back.ts'
import { saveFile } from '../../components/save-file.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useIncrementalRender } from '../../components/use-incremental-render.ts'
import { failureText } from '../../copy/failure-text.ts'
import { filmSectionCopy as words } from '../../copy/film-section-copy.ts'
import { CaptionRow } from './caption-row.tsx'
import { CaptionTools } from './caption-tools.tsx'
import type { FilmHandle } from './film-frame.tsx'
import { useTypedTimes } from './use-typed-times.ts'

export interface CaptionPanelProps {
  readonly captions: CaptionEditorActor
  readonly film: RefObject<FilmHandle | null>
  /** Where the film is. */
  readonly second: number
  /** Of the film; 0 for unknown. */
  readonly duration: number
  readonly locked: boolean
  /** Of the captions, among what is kept of forms. */
  readonly name: string
  /** Of the file that is taken out. */
  readonly fileName: string
}

const LINES_A_TIME = 40

/** The captions of a film in one language: read, taken from a file, written line by line beside the film. */
export const CaptionPanel = (props: CaptionPanelProps) => {
  const { captions } = props
  const failure = useSelector(captions, ({ context }) => context.failure)
  const state = useSelector(captions, (it) =>
    it.matches('reading')
      ? 'reading'
      : it.matches('failed') || it.matches('defect')
        ? 'failed'
        : it.matches('clashing')
          ? 'clashing'
          : 'open',
  )
  if (state === 'reading') return <p role="status">{words.reading}</p>
  if (state === 'failed')
    return (
      <ErrorState
        message={words.captionsFailed}
        reason={failureText(failure)}
        onRetry={() => captions.send({ type: 'captionEditor.retry' })}
      />
    )
  if (state === 'clashing') return <Clash captions={captions} />
  return <Sheet {...props} />
}

const Clash = ({ captions }: Pick<CaptionPanelProps, 'captions'>) => (
  <div className="caption-panel__clash" role="alert">
    <Text as="p">{words.clash}</Text>
    <Button onClick={() => captions.send({ type: 'captionEditor.settle', whose: 'mine' })}>
      {words.mine}
    </Button>
    <Button variant="soft" onClick={() => captions.send({ type: 'captionEditor.settle', whose: 'theirs' })}>
      {words.theirs}
    </Button>
  </div>
)

/** Ctrl or Command with Z, with Shift or Y forth again. */
const stepOf = (event: KeyboardEvent): 'undo' | 'redo' | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'y') return 'redo'
  if (key !== 'z') return null
  return event.shiftKey ? 'redo' : 'undo'
}

const Sheet = ({ captions, film, second, duration, locked, name, fileName }: CaptionPanelProps) => {
  const times = useTypedTimes(`times/${name}`)
  const lines = useSelector(captions, ({ context }) => context.sheet.lines)
  const faults = useMemo(() => captionLineFaults(lines, duration), [lines, duration])
  const current = cueIndexAt(lines, second)
  const drawn = useIncrementalRender(Math.ceil(lines.length / LINES_A_TIME)) * LINES_A_TIME
  const frame = useRef<HTMLDivElement>(null)
  // A line that was removed or merged had the focus.
  useFocusFallback(lines.length, frame)
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === null || locked) return
    event.preventDefault()
    captions.send({ type: `captionEditor.${step}` })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that hold for all that is in it
    <div ref={frame} tabIndex={-1} className="caption-panel" onKeyDown={press}>
      {!locked && <CaptionTools captions={captions} film={film} />}
      <SaveState captions={captions} />
      {lines.length === 0 ? (
        <EmptyState {...words.noLines} />
      ) : (
        <ol className="caption-panel__lines" aria-label={words.lines}>
          {lines.slice(0, Math.max(drawn, LINES_A_TIME)).map((line, at) => (
            <CaptionRow
              key={line.id}
              line={line}
              number={at + 1}
              isLast={at === lines.length - 1}
              isCurrent={at === current && second < line.end}
              fault={faults.get(line.id) ?? null}
              locked={locked}
              captions={captions}
              film={film}
              times={times}
            />
          ))}
        </ol>
      )}
      {lines.length > 0 && (
        <Button
          variant="soft"
          color="gray"
          onClick={() => saveFile(fileName, new Blob([webVttOf(lines)], { type: 'text/vtt' }))}
        >
          {words.exportFile}
        </Button>
      )}
    </div>
  )
}

const SaveState = ({ captions }: Pick<CaptionPanelProps, 'captions'>) => {
  const failure = useSelector(captions, ({ context }) => context.failure)
  const state = useSelector(captions, (it) =>
    it.matches({ open: 'unsaved' })
      ? 'unsaved'
      : it.matches({ open: 'saving' })
        ? 'saving'
        : it.context.sheet.lines === it.context.kept
          ? 'kept'
          : 'waiting',
  )
  const fileId = useSelector(captions, ({ context }) => context.fileId)
  const retry = () => captions.send({ type: 'captionEditor.retry' })
  useLineBack(state === 'unsaved' ? retry : null)
  if (fileId === 0 && state === 'kept') return null
  return (
    <p className="caption-panel__state" role="status">
      {words.captionStates[state]}
      {state === 'unsaved' && (
        <>
          ：{failureText(failure)}
          <Button size="1" variant="soft" onClick={retry}>
            {words.retry}
          </Button>
        </>
      )}
    </p>
  )
}
