import { Badge, Button, Checkbox, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { RosterActor } from '#domain/people/roster.machine.ts'
import {
  ROSTER_KINDS,
  type Roster,
  type RosterEntry,
  tallyOf,
  withRosterChoice,
} from '#domain/people/roster.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { Section } from '../../components/section.tsx'
import { WorkedList } from '../../components/worked-list.tsx'
import { rosterCopy as words } from '../../copy/roster-copy.ts'

interface RosterEntriesProps {
  readonly actor: RosterActor
  readonly roster: Roster
}

/** The entries of one kind, from which one chooses. */
export const RosterEntries = ({ actor, roster }: RosterEntriesProps) => {
  const { kind, page: stored, choices } = useSelector(actor, ({ context }) => context)
  const page = choices.reduce(withRosterChoice, stored)
  const isListing = useSelector(actor, (it) => it.matches('listing'))
  const isReady = useSelector(actor, (it) => it.matches('ready'))
  const isFixed = roster.stage !== 'compared' || kind === 'refused'
  const { total, chosen } = tallyOf(roster, kind)
  const choose = (entries: readonly number[], is: boolean, sameAs: number | null = null) =>
    actor.send({ type: 'roster.choose', entries, chosen: is, sameAs })
  return (
    <Section title={words.result}>
      <div className="roster__kinds" role="group" aria-label={words.views}>
        {ROSTER_KINDS.map((one) => (
          <Button
            key={one}
            variant={one === kind ? 'solid' : 'soft'}
            color={one === kind ? 'indigo' : 'gray'}
            aria-pressed={one === kind}
            onClick={() => actor.send({ type: 'roster.show', kind: one, page: 1 })}
          >
            {words.view(words.kinds[one], tallyOf(roster, one).total)}
          </Button>
        ))}
      </div>
      <Text as="p" size="2" color="gray" my="3">
        {words.hints[kind]}
      </Text>
      {!isFixed && total > 0 && (
        <div className="person__line roster__all">
          <Text size="2" role="status">
            {words.chosen(chosen, total)}
          </Text>
          <Button variant="soft" color="gray" onClick={() => choose([], true)}>
            {words.chooseAll}
          </Button>
          <Button variant="soft" color="gray" onClick={() => choose([], false)}>
            {words.chooseNone}
          </Button>
        </div>
      )}
      <WorkedList
        words={words}
        page={page}
        failure={null}
        stage={isListing && page.items.length === 0 ? 'arriving' : 'shown'}
        isBusy={!isReady}
        onReread={() => actor.send({ type: 'roster.reread' })}
        onTurn={(index) => actor.send({ type: 'roster.show', kind, page: index })}
        renderRow={(entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isFixed={isFixed}
            isTold={roster.stage !== 'compared' && kind !== 'refused'}
            onChoose={(is) => choose([entry.id], is)}
            onIdentify={(sameAs) => choose([entry.id], true, sameAs)}
          />
        )}
      />
    </Section>
  )
}

interface EntryRowProps {
  readonly entry: RosterEntry
  /** Nothing is chosen any more. */
  readonly isFixed: boolean
  /** What became of it is told. */
  readonly isTold: boolean
  readonly onChoose: (chosen: boolean) => void
  /** It is one of the namesakes, or 0: none. */
  readonly onIdentify: (sameAs: number) => void
}

const UNDECIDED = -1

const EntryRow = ({ entry, isFixed, isTold, onChoose, onIdentify }: EntryRowProps) => {
  const facts = [entry.account, entry.title, entry.roleName, entry.schoolNames.join(words.separator)]
  const name = entry.name || entry.place
  const isAsked = entry.namesakes.length > 0
  return (
    <li className="worked-list__row">
      {!isFixed && !isAsked && (
        <Checkbox
          size="3"
          checked={entry.chosen}
          aria-label={words.chooseEntry(`${name} ${entry.account}`.trim())}
          onCheckedChange={(is) => onChoose(is === true)}
        />
      )}
      <div className="worked-list__words">
        <p className="worked-list__line">
          <span className="worked-list__name">{name}</span>
          {isTold && (
            <Badge color={entry.outcome === 'done' ? 'indigo' : entry.outcome === 'left' ? 'red' : 'gray'}>
              {words.outcomes[entry.outcome]}
            </Badge>
          )}
          {entry.name !== '' && entry.place !== '' && (
            <Text size="1" color="gray">
              {entry.place}
            </Text>
          )}
        </p>
        <Text as="p" size="2" color="gray">
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Text>
        {entry.changes.length > 0 && (
          <ul className="roster__changes">
            {entry.changes.map(({ field, from, to }) => (
              <li key={`${field}${to}`}>
                <Text size="2">
                  {words.fields[field]}：{words.was(from, to)}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {entry.reasons.map((reason) => (
          <Text as="p" key={reason} size="2">
            {reason}
          </Text>
        ))}
        {!isFixed && isAsked && (
          <NativeSelect
            label={words.whose(`${name} ${entry.account}`)}
            value={entry.chosen ? entry.sameAs : UNDECIDED}
            options={[
              { value: UNDECIDED, name: words.undecided },
              ...entry.namesakes.map(({ id, account }) => ({
                value: id,
                name: words.sameAs(account),
              })),
              { value: 0, name: words.somebodyElse },
            ]}
            onChoose={(sameAs) => (sameAs === UNDECIDED ? onChoose(false) : onIdentify(sameAs))}
          />
        )}
      </div>
    </li>
  )
}
