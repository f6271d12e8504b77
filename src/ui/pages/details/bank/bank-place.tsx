import { useSearchParams } from 'react-router-dom'
import { contentIdOf } from '../../../routing/content-id.ts'
import { BankQuestionPage } from './bank-question-page.tsx'
import { QuestionBankPage } from './question-bank-page.tsx'

/** What the address says of the question bank: one question of it (`id`), else the bank. */
export const BankPlace = ({ userId }: { readonly userId: number }) => {
  const [query] = useSearchParams()
  const id = contentIdOf(query)
  return id === null ? (
    <QuestionBankPage key={userId} />
  ) : (
    <BankQuestionPage key={`${userId}/${id}`} id={id} />
  )
}
