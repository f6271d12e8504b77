import { Button, Text } from '@radix-ui/themes'
import { memo, type RefObject, useRef } from 'react'
import type { CaptionEditorActor } from '#application/studio/caption-editor.provide.ts'
import type { CaptionChange } from '#domain/studio/caption-change.ts'
import { type CaptionLine, type CaptionLineFault, isSpan } from '#domain/studio/caption-line.ts'
import { TextArea } from '../../components/text-area.tsx'
import { filmSectionCopy as words } from '../../copy/film-section-copy.ts'
import { ClockField } from './clock-field.tsx'
import type { FilmHandle } from './film-frame.tsx'
import type { TypedTimes } from './use-typed-times.ts'

export interface CaptionRowProps {
  readonly line: CaptionLine
  /** From 1. */
  readonly number: number
  readonly isLast: boolean
  /** What is being said in the film. */
  readonly isCurrent: boolean
  readonly fault: CaptionLineFault | null
  readonly locked: boolean
  readonly captions: CaptionEditorActor
  readonly film: RefObject<FilmHandle | null>
  readonly times: TypedTimes
}

/** A line of captions: from when to when, what is said, and what can be done with it. */
export const CaptionRow = memo(
  ({ line, number, isLast, isCurrent, fault, locked, captions, film, times }: CaptionRowProps) => {
    const field = useRef<HTMLTextAreaElement>(null)
    const { id, start, end, text } = line
    const change = (it: CaptionChange) => captions.send({ type: 'captionEditor.change', change: it })
    const set = (it: Partial<Pick<CaptionLine, 'start' | 'end' | 'text'>>) =>
      change({ kind: 'set', id, change: it })
    const now = () => film.current?.second() ?? 0
    const name = (action: string) => words.fieldOf(number, action)
    // Ids are given anew when the captions are read.
    const typed = (which: string) => times(`${id} ${which}`, `${number} ${start} ${end} ${which}`)
    const split = () => {
      const cursor = field.current?.selectionStart ?? 0
      const isInside = cursor > 0 && cursor < text.length
      change({ kind: 'split', id, at: isInside ? cursor : Math.ceil(text.length / 2) })
    }
    return (
      <li className="caption-row" aria-current={isCurrent} aria-label={words.lineName(number)}>
        <div className="caption-row__times">
          <span aria-hidden="true" className="caption-row__number">
            {number}
          </span>
          <ClockField
            label={name(words.start)}
            value={start}
            step={0.1}
            disabled={locked}
            draft={typed('start')}
            onChange={(second) => set({ start: second })}
          />
          <span aria-hidden="true">–</span>
          <ClockField
            label={name(words.end)}
            value={end}
            step={0.1}
            disabled={locked}
            draft={typed('end')}
            faultOf={(second) => (isSpan(start, second) ? '' : words.endFirst)}
            onChange={(second) => set({ end: second })}
          />
        </div>
        <TextArea
          ref={field}
          rows={2}
          aria-label={name(words.words)}
          value={text}
          readOnly={locked}
          dir="auto"
          onChange={({ target }) => set({ text: target.value })}
        />
        {fault !== null && (
          <Text as="p" size="1" color="red">
            {words.lineFaults[fault]}
          </Text>
        )}
        <div className="caption-row__tools">
          <Tool label={words.playLine} number={number} onPress={() => film.current?.playSpan(start, end)} />
          <Tool
            label={words.startHere}
            number={number}
            disabled={locked}
            onPress={() => set({ start: now() })}
          />
          <Tool label={words.endHere} number={number} disabled={locked} onPress={() => set({ end: now() })} />
          <Tool label={words.split} number={number} disabled={locked} onPress={split} />
          {!isLast && (
            <Tool
              label={words.merge}
              number={number}
              disabled={locked}
              onPress={() => change({ kind: 'merge', id })}
            />
          )}
          <Tool
            label={words.remove}
            number={number}
            disabled={locked}
            onPress={() => change({ kind: 'remove', id })}
          />
        </div>
      </li>
    )
  },
)

interface ToolProps {
  readonly label: string
  readonly number: number
  readonly disabled?: boolean
  readonly onPress: () => void
}

const Tool = ({ label, number, disabled = false, onPress }: ToolProps) => (
  <Button
    size="1"
    variant="soft"
    color="gray"
    aria-label={words.toolOf(number, label)}
    disabled={disabled}
    onClick={onPress}
  >
    {label}
  </Button>
)
