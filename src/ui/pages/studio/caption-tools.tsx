import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type RefObject, useId, useRef } from 'react'
import type { CaptionEditorActor } from '#application/studio/caption-editor.provide.ts'
import { numberTyped } from '#domain/kernel/typed-number.ts'
import { useKeptField } from '../../components/use-form-draft.ts'
import { filmSectionCopy as words } from '../../copy/film-section-copy.ts'
import type { FilmHandle } from './film-frame.tsx'

export interface CaptionToolsProps {
  readonly captions: CaptionEditorActor
  readonly film: RefObject<FilmHandle | null>
}

/** What is done with all lines at once: a file for them, steps back, a shift; and a new line. */
export const CaptionTools = ({ captions, film }: CaptionToolsProps) => {
  const canUndo = useSelector(captions, ({ context }) => context.sheet.undo.length > 0)
  const canRedo = useSelector(captions, ({ context }) => context.sheet.redo.length > 0)
  const isEmpty = useSelector(captions, ({ context }) => context.sheet.lines.length === 0)
  const draftId = useSelector(captions, ({ context }) => context.draftId)
  const { value: by, write, sent } = useKeptField<string>(`shift/${draftId}`, '0.5')
  const hint = useId()
  const seconds = numberTyped(by.replace(/[,，]/, '.')) ?? 0
  const shift = (direction: number) => {
    sent()
    captions.send({
      type: 'captionEditor.change',
      change: { kind: 'shift', seconds: direction * seconds },
    })
  }
  const cannotShift = isEmpty || !(seconds > 0)
  return (
    <div className="caption-tools">
      <div className="caption-tools__row">
        <Button
          onClick={() =>
            captions.send({
              type: 'captionEditor.change',
              change: { kind: 'add', second: film.current?.second() ?? 0 },
            })
          }
        >
          {words.addLine}
        </Button>
        <FileField captions={captions} hint={hint} />
        <Button
          variant="soft"
          color="gray"
          aria-disabled={!canUndo}
          onClick={() => canUndo && captions.send({ type: 'captionEditor.undo' })}
        >
          {words.undo}
        </Button>
        <Button
          variant="soft"
          color="gray"
          aria-disabled={!canRedo}
          onClick={() => canRedo && captions.send({ type: 'captionEditor.redo' })}
        >
          {words.redo}
        </Button>
      </div>
      <Text as="p" id={hint} size="1" color="gray">
        {words.takeFileHint}
      </Text>
      <div className="caption-tools__row">
        <label className="caption-tools__shift">
          {words.shiftBy}
          <input
            type="text"
            inputMode="decimal"
            size={5}
            value={by}
            onChange={({ target }) => write(target.value)}
          />
        </label>
        <Button variant="soft" color="gray" disabled={cannotShift} onClick={() => shift(-1)}>
          {words.earlier}
        </Button>
        <Button variant="soft" color="gray" disabled={cannotShift} onClick={() => shift(1)}>
          {words.later}
        </Button>
      </div>
      <Troubles captions={captions} />
    </div>
  )
}

const FileField = ({ captions, hint }: Pick<CaptionToolsProps, 'captions'> & { hint: string }) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="soft" aria-describedby={hint} onClick={() => field.current?.click()}>
        {words.takeFile}
      </Button>
      <input
        ref={field}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label={words.takeFile}
        accept=".srt,.vtt,text/vtt,application/x-subrip"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) captions.send({ type: 'captionEditor.import', file })
          target.value = ''
        }}
      />
    </>
  )
}

const MOST_TROUBLES = 20

const Troubles = ({ captions }: Pick<CaptionToolsProps, 'captions'>) => {
  const isNoFile = useSelector(captions, ({ context }) => context.isNoFile)
  const troubles = useSelector(captions, ({ context }) => context.troubles)
  if (isNoFile)
    return (
      <Text as="p" color="red" role="alert">
        {words.noFile}
      </Text>
    )
  if (troubles.length === 0) return null
  return (
    <section className="caption-tools__troubles" role="alert">
      <Text as="p" weight="medium">
        {words.troublesTitle}
      </Text>
      <ul>
        {troubles.slice(0, MOST_TROUBLES).map(({ line, kind }) => (
          <li key={`${line} ${kind}`}>{words.trouble(line, kind)}</li>
        ))}
      </ul>
      {troubles.length > MOST_TROUBLES && <Text>{words.moreTroubles(troubles.length - MOST_TROUBLES)}</Text>}
    </section>
  )
}
