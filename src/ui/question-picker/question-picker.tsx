import './question-picker.css'
import { Button, Checkbox, Text } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'
import { MAX_KEYWORD_LENGTH } from '#domain/kernel/keyword.ts'
import { type BankQuery, QUESTION_KINDS, WHOLE_BANK } from '#domain/question/bank-query.ts'
import type { Question, QuestionKind } from '#domain/question/question.ts'
import { useBankLogic } from '../bundle-logic.ts'
import { NativeSelect } from '../components/native-select.tsx'
import { questionCopy } from '../copy/question-copy.ts'
import { questionPickerCopy as words } from '../copy/question-picker-copy.ts'
import { useActorRef } from '../use-actor-ref.ts'
import { PickerResults } from './picker-results.tsx'

export interface QuestionPickerProps {
  /** Where questions are looked for at first; 0 for anywhere. */
  readonly stageId: number
  readonly subjectId: number
  /** Questions that are chosen already. */
  readonly taken: readonly number[]
  /** What is said of those; '已选用' where nothing else is. */
  readonly takenText?: string
  readonly onPick: (question: Question) => void
  /** Beside the search: another way to a question. */
  readonly children?: ReactNode
}

/** A question of the bank, found by its words, for something else than the bank. Waits until the code of the bank is there. */
export const QuestionPicker = ({
  stageId: stage,
  subjectId: subject,
  taken,
  takenText = words.used,
  onPick,
  children,
}: QuestionPickerProps) => {
  const [query, setQuery] = useState<BankQuery>({ ...WHOLE_BANK, stage, subject })
  const bank = useActorRef(useBankLogic().questionBank, { input: { query } })
  const show = (change: Partial<BankQuery>) => {
    const next = { ...query, page: 1, ...change }
    setQuery(next)
    bank.send({ type: 'bank.show', query: next })
  }
  return (
    <>
      <form
        className="question-picker__form"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('keyword')
          show({ keyword: typeof typed === 'string' ? typed.trim() : '' })
        }}
      >
        <input
          name="keyword"
          type="search"
          maxLength={MAX_KEYWORD_LENGTH}
          aria-label={words.keyword}
          placeholder={words.keyword}
        />
        <Button type="submit">{words.find}</Button>
        <NativeSelect<QuestionKind | 'any'>
          label={words.kind}
          value={query.kind}
          options={[
            { value: 'any', name: words.anyKind },
            ...QUESTION_KINDS.map((value) => ({ value, name: questionCopy.kinds[value] })),
          ]}
          onChoose={(kind) => show({ kind })}
        />
        {children}
      </form>
      {subject !== 0 && (
        <Text as="label" size="2" className="question-picker__place">
          <Checkbox
            checked={query.subject !== 0}
            onCheckedChange={(to) => show(to === true ? { stage, subject } : { stage: 0, subject: 0 })}
          />
          {words.samePlace}
        </Text>
      )}
      <PickerResults
        bank={bank}
        taken={taken}
        takenText={takenText}
        onPick={onPick}
        onTurn={(page) => show({ page })}
      />
    </>
  )
}
