import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { PersonActor } from '#domain/people/person-editor.machine.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { personCopy as words } from '../../copy/person-copy.ts'

/** Why something was not done, and what somebody else changed meanwhile. R-people-2. */
export const PersonNews = ({ actor }: { readonly actor: PersonActor }) => {
  const { failure, contest } = useSelector(actor, ({ context }) => context)
  const settle = (whose: 'mine' | 'theirs') => actor.send({ type: 'person.settle', whose })
  const names = (contest ?? []).map((field) => words.fields[field]).join(words.separator)
  return (
    <>
      {failure !== null && (
        <div role="alert" className="person__line">
          <Text size="2" color="red">
            {notDoneText(words.notDone, failure)}
          </Text>
          <Button size="1" variant="soft" onClick={() => actor.send({ type: 'person.reread' })}>
            {words.reread}
          </Button>
        </div>
      )}
      {contest !== null && (
        <div role="alert" className="person__line">
          <Text size="2">{contest.length === 0 ? words.merged : words.contested(names)}</Text>
          <Button size="1" variant="soft" onClick={() => settle('mine')}>
            {contest.length === 0 ? words.understood : words.keepMine}
          </Button>
          {contest.length > 0 && (
            <Button size="1" variant="soft" color="gray" onClick={() => settle('theirs')}>
              {words.takeTheirs}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
