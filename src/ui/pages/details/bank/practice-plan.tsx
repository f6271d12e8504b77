import './practice-plan.css'
import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BankQuery } from '#domain/question/bank-query.ts'
import {
  DEFAULT_PLAN,
  PRACTICE_CHOICES,
  PRACTICE_ORDERS,
  PRACTICE_SIZES,
  type PracticeOrder,
  type PracticePlan,
} from '#domain/question/practice-scope.ts'
import { backTo } from '../../../components/back-to.ts'
import { ChipChoice } from '../../../components/chip-choice.tsx'
import type { LateDialogState } from '../../../components/late-dialog.tsx'
import { bankCopy } from '../../../copy/bank-copy.ts'
import { practiceAddress } from '../../../routing/practice-address.ts'

const words = bankCopy.practice

const orderName = (order: PracticeOrder): string =>
  order === 'random' ? words.random : bankCopy.sorts[order]

export interface PracticeStartProps {
  readonly query: BankQuery
  /** Questions that there are. */
  readonly total: number
}

type PracticePlanDialogProps = LateDialogState & PracticeStartProps

/** How many questions are wanted, and which of them first. */
export const PracticePlanDialog = ({ open, onOpenChange, opener, ...of }: PracticePlanDialogProps) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Content maxWidth="440px" aria-describedby={undefined} onCloseAutoFocus={backTo(opener)}>
      <Dialog.Title size="4">{bankCopy.practise}</Dialog.Title>
      <PlanForm {...of} />
    </Dialog.Content>
  </Dialog.Root>
)

const PlanForm = ({ query, total }: PracticeStartProps) => {
  const [plan, setPlan] = useState<PracticePlan>({
    ...DEFAULT_PLAN,
    order: query.sort === 'relevance' ? DEFAULT_PLAN.order : query.sort,
  })
  const navigate = useNavigate()
  const change = (part: Partial<PracticePlan>) => setPlan((before) => ({ ...before, ...part }))
  return (
    <form
      className="practice-start"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(practiceAddress({ kind: 'bank', query, plan }))
      }}
    >
      <ChipChoice
        legend={words.size}
        choices={PRACTICE_SIZES}
        chosen={plan.size}
        nameOf={words.sizeOf}
        onChoose={(size) => change({ size })}
      />
      {total < plan.size && (
        <Text as="p" size="2" color="gray" role="status">
          {words.fewer(total)}
        </Text>
      )}
      <ChipChoice
        legend={words.choice}
        choices={PRACTICE_CHOICES}
        chosen={plan.choice}
        nameOf={(choice) => words.choices[choice]}
        onChoose={(choice) => change({ choice })}
      />
      <ChipChoice
        legend={words.order}
        choices={PRACTICE_ORDERS}
        chosen={plan.order}
        nameOf={orderName}
        onChoose={(order) => change({ order })}
      />
      <Flex gap="3" mt="2" justify="end">
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            {words.cancel}
          </Button>
        </Dialog.Close>
        <Button type="submit">{words.start}</Button>
      </Flex>
    </form>
  )
}
