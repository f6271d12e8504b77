import { useId } from 'react'
import { MAX_PAPER_NOTES_LENGTH, type PaperFrame } from '#domain/paper/paper-frame.ts'
import { TextArea } from '../../components/text-area.tsx'
import { useFormDraft } from '../../components/use-form-draft.ts'
import { composerCopy } from '../../copy/composer-copy.ts'
import { CommitOnBlurArea } from './commit-on-blur-field.tsx'
import type { ComposerActor } from './paper-actors.ts'

const words = composerCopy.print

const isText = (kept: unknown): kept is string => typeof kept === 'string'

export interface FrameFieldsProps {
  readonly composer: ComposerActor
  readonly frame: PaperFrame
}

/** What the paper has around its questions; kept with the paper. */
export const FrameFields = ({ composer, frame }: FrameFieldsProps) => {
  const hint = useId()
  const draft = useFormDraft(`paper/${composer.getSnapshot().context.id}/notes`, isText)
  const change = (part: Partial<PaperFrame>) =>
    composer.send({ type: 'composer.change', change: { kind: 'frame', frame: { ...frame, ...part } } })
  return (
    <>
      <fieldset className="print-preview__choice">
        <legend>{words.head}</legend>
        <Check name={words.seal} checked={frame.seal} onChange={(seal) => change({ seal })} />
        <Check
          name={words.scoreBoxes}
          checked={frame.scoreBoxes}
          onChange={(scoreBoxes) => change({ scoreBoxes })}
        />
        <Check
          name={words.notes}
          checked={frame.notes !== ''}
          onChange={(wanted) => change({ notes: wanted ? words.usualNotes : '' })}
        />
      </fieldset>
      {frame.notes !== '' && (
        <div className="print-preview__notes">
          <CommitOnBlurArea value={frame.notes} draft={draft} onCommit={(notes) => change({ notes })}>
            {(field) => (
              <TextArea
                aria-label={words.notes}
                aria-describedby={hint}
                rows={3}
                maxLength={MAX_PAPER_NOTES_LENGTH}
                {...field}
              />
            )}
          </CommitOnBlurArea>
          <span id={hint} className="print-preview__hint">
            {words.notesHint}
          </span>
        </div>
      )}
    </>
  )
}

interface CheckProps {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

const Check = ({ name, checked, onChange }: CheckProps) => (
  <label data-chosen={checked}>
    <input
      type="checkbox"
      className="visually-hidden"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {name}
  </label>
)
