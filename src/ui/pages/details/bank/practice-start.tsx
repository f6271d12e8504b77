import './practice-start.css'
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
import { ChipChoice } from '../../../components/chip-choice.tsx'
import { bankCopy } from '../../../copy/bank-copy.ts'
import { practiceAddress } from '../../../routing/practice-address.ts'

export interface PracticeStartProps {
  readonly query: BankQuery
  /** Questions that there are. */
  readonly total: number
}

const words = bankCopy.practice

const orderName = (order: PracticeOrder): string =>
  order === 'random' ? words.random : bankCopy.sorts[order]

/** 练习这些题: a button, and behind it how many are wanted and which of them first. */
export const PracticeStart = ({ query, total }: PracticeStartProps) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button variant="soft">{bankCopy.practise}</Button>
    </Dialog.Trigger>
    <Dialog.Content maxWidth="440px" aria-describedby={undefined}>
      <Dialog.Title size="4">{bankCopy.practise}</Dialog.Title>
      <PlanForm query={query} total={total} />
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
