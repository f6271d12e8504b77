import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { useActors } from '../../actors-context.tsx'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { copy } from '../../copy/copy.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { RemovalNotice } from './removal-notice.tsx'
import { type LearningListActor, useLearningList } from './use-learning-list.ts'

/** What can be forgotten: what this device keeps, what the account keeps of browsing, and of learning. */
export const ClearHistory = () => {
  const { chrome } = useActors()
  const browsing = useLearningList({ list: 'browsing', filter: 'all', page: 1 })
  const learning = useLearningList({ list: 'learning', filter: 'all', page: 1 })
  const { account, removeAllBrowsing } = courseTableCopy
  return (
    <Section title={account.history}>
      <ul className="account__rows">
        <li>
          <ClearRow
            name={account.local}
            hint={account.localHint}
            action={
              <ConfirmButton
                {...account.clearLocal}
                onConfirm={() => chrome.send({ type: 'chrome.forgetHistory' })}
              />
            }
          />
        </li>
        <li>
          <ClearRow
            name={account.browsing}
            hint={account.browsingHint}
            action={
              <ClearList actor={browsing}>
                <ConfirmButton
                  {...removeAllBrowsing}
                  onConfirm={() =>
                    browsing.send({ type: 'learningList.remove', removal: { kind: 'all', list: 'browsing' } })
                  }
                />
              </ClearList>
            }
          />
        </li>
        <li>
          <ClearRow
            name={account.learning}
            hint={account.learningHint}
            action={
              <ClearList actor={learning}>
                <ConfirmButton
                  {...account.clearLearning}
                  onConfirm={() =>
                    learning.send({ type: 'learningList.remove', removal: { kind: 'all', list: 'learning' } })
                  }
                />
              </ClearList>
            }
          />
        </li>
      </ul>
    </Section>
  )
}

const ClearRow = ({ name, hint, action }: { name: string; hint: string; action: ReactNode }) => (
  <div className="account__row">
    <div>
      <Text as="p" size="3" weight="medium">
        {name}
      </Text>
      <Text as="p" size="1" color="gray">
        {hint}
      </Text>
    </div>
    {action}
  </div>
)

/** The button while there is something to clear, that there is nothing, or why that cannot be known. */
const ClearList = ({ actor, children }: { actor: LearningListActor; children: ReactNode }) => {
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches('empty'))
  const isUnread = useSelector(actor, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  const failure = useSelector(actor, ({ context }) => context.failure)
  const place = useRef<HTMLDivElement>(null)
  // There is nothing to clear any more.
  useFocusFallback(isEmpty, place)
  if (isUnread)
    return (
      <Text as="p" size="2" color="gray" role="alert" className="account__unread">
        {failureText(failure)}
        <Button variant="soft" onClick={() => actor.send({ type: 'learningList.retry' })}>
          {copy.failures.retry}
        </Button>
      </Text>
    )
  return (
    <div ref={place} tabIndex={-1}>
      <RemovalNotice removed={null} failure={failure} />
      {isEmpty ? (
        <Text size="2" color="gray" role="status">
          {courseTableCopy.account.cleared}
        </Text>
      ) : (
        children
      )}
    </div>
  )
}
