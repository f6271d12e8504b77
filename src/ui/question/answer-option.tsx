import './answer-field.css'
import type { ReactNode } from 'react'
import type { QuestionKind, QuestionOption } from '#domain/question/question.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { questionCopy } from '../copy/question-copy.ts'
import { QuestionText } from './question-text.tsx'

/** How an option stands: chosen while answering; afterwards right, rightly chosen, wrongly chosen. */
export type OptionMark = 'none' | 'chosen' | 'right' | 'rightChosen' | 'wrongChosen'

const MARKS: Readonly<Record<OptionMark, string>> = {
  none: '',
  chosen: '',
  right: questionCopy.rightOption,
  rightChosen: questionCopy.rightChosen,
  wrongChosen: questionCopy.wrongChosen,
}

export interface AnswerOptionProps {
  readonly option: QuestionOption
  readonly kind: QuestionKind
  readonly mark: OptionMark
  /** The control that chooses it; none where it is only looked at. */
  readonly children?: ReactNode
}

/** What an option says: its content, or of 判断 what its letter stands for. */
export const contentOfOption = ({ key, content }: QuestionOption, kind: QuestionKind): string => {
  if (content !== '' || kind !== 'judgement') return content
  if (key === 'A') return questionCopy.judgement.A
  return key === 'B' ? questionCopy.judgement.B : key
}

/** An option with its letter; what it stands for is said in words too. */
export const AnswerOption = ({ option, kind, mark, children }: AnswerOptionProps) => {
  const Box = children === undefined ? 'div' : 'label'
  return (
    <Box className="answer-option" data-mark={mark}>
      {children}
      <span className="answer-option__key">{option.key}</span>
      <span className="answer-option__content">
        <QuestionText as="span" html={contentOfOption(option, kind)} />
      </span>
      {MARKS[mark] !== '' && (
        <span className="answer-option__mark">
          <ExtendedIcon name={mark === 'wrongChosen' ? 'fault' : 'check'} />
          {MARKS[mark]}
        </span>
      )}
    </Box>
  )
}
