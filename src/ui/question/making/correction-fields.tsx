import { Text, TextField } from '@radix-ui/themes'
import type { MadeDetail } from '#domain/question/made-question.ts'
import type { QuestionDraft } from '#domain/question/question-draft.ts'
import { MAX_REPLY_LENGTH } from '#domain/question/reported-fault.ts'
import { Labelled } from '../../components/labelled.tsx'
import { Section } from '../../components/section.tsx'
import { makingCopy } from '../../copy/making-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'

interface CorrectionFieldsProps {
  readonly made: MadeDetail
  readonly draft: QuestionDraft
  readonly onType: (change: Partial<QuestionDraft>) => void
}

/** What is reported of a question, and which of it the correction settles; nothing where nothing is. */
export const FaultFields = ({ made, draft: { settles, reply }, onType }: CorrectionFieldsProps) => {
  if (made.faults.length === 0) return null
  return (
    <Section title={makingCopy.faultsTitle}>
      <Text as="p" size="2" color="gray">
        {makingCopy.faultsHint}
      </Text>
      <ul className="question-editor__list">
        {made.faults.map(({ id, reporter, content }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={settles.includes(id)}
                onChange={({ target }) =>
                  onType({
                    settles: target.checked ? [...settles, id] : settles.filter((one) => one !== id),
                  })
                }
              />
              {makingCopy.settle(reporter, content)}
            </label>
          </li>
        ))}
      </ul>
      <Labelled label={makingCopy.reply}>
        {(field) => (
          <TextField.Root
            {...field}
            value={reply}
            maxLength={MAX_REPLY_LENGTH}
            onChange={({ target }) => onType({ reply: target.value })}
          />
        )}
      </Labelled>
    </Section>
  )
}

/** Why a question is corrected, and what it was before. */
export const CorrectionFields = ({ made, draft, onType }: CorrectionFieldsProps) => {
  const now = useNow()
  return (
    <>
      <Labelled label={makingCopy.reason}>
        {(field) => (
          <TextField.Root
            {...field}
            value={draft.reason}
            maxLength={MAX_REPLY_LENGTH}
            placeholder={makingCopy.reasonHint}
            onChange={({ target }) => onType({ reason: target.value })}
          />
        )}
      </Labelled>
      {made.versions.length > 0 && (
        <Section title={makingCopy.versions}>
          <ul className="question-editor__list">
            {made.versions.map(({ version, by, reason, at }) => (
              <li key={version}>
                {makingCopy.versionLine(version, by, reason)}{' '}
                <time dateTime={at}>{formatMoment(at, now)}</time>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
