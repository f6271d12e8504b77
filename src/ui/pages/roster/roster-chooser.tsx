import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import type { Managed } from '#domain/people/person.ts'
import type { RosterActor } from '#domain/people/roster.machine.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { Section } from '../../components/section.tsx'
import { notDoneText } from '../../copy/not-done-text.ts'
import { rosterCopy as words } from '../../copy/roster-copy.ts'
import { StatusLine } from '../../manage/status-line.tsx'

interface RosterChooserProps {
  readonly actor: RosterActor
  readonly managed: Managed
}

/** A button and a place to drop a roster, and the school of lines that name none. */
export const RosterChooser = ({ actor, managed }: RosterChooserProps) => {
  const { organisationId, tooLarge, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const [isOver, setOver] = useState(false)
  const id = useId()
  const read = (chosen: File | undefined) => {
    if (chosen !== undefined)
      actor.send({ type: 'roster.read', file: { name: chosen.name, content: chosen } })
  }
  return (
    <Section title={words.start}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same for the keyboard. */}
      <div
        className="roster__drop"
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          read(event.dataTransfer.files[0])
        }}
      >
        {managed.schools.length > 1 && (
          <NativeSelect
            label={words.school}
            value={organisationId}
            disabled={isBusy}
            options={[
              { value: 0, name: words.noSchool },
              ...managed.schools.map((school) => ({
                value: school.id,
                name: `${words.school}${school.name}`,
              })),
            ]}
            onChoose={(chosen) => actor.send({ type: 'roster.chooseSchool', organisationId: chosen })}
          />
        )}
        <p className="person__line person__state">
          <label className="roster__choose">
            <input
              type="file"
              className="visually-hidden"
              accept=".xlsx,.csv,.txt"
              aria-describedby={`${id}-formats`}
              aria-disabled={isBusy}
              onChange={({ target }) => {
                read(target.files?.[0])
                // The same file can be chosen again once it was mended.
                target.value = ''
              }}
            />
            {words.choose}
          </label>
          <Text size="2" color="gray">
            {words.orDrop}
          </Text>
        </p>
        <Text as="p" size="2" color="gray" id={`${id}-formats`}>
          {words.formats}
        </Text>
        <StatusLine>{isBusy ? words.comparing : ''}</StatusLine>
        {isBusy && (
          <Button variant="soft" color="gray" onClick={() => actor.send({ type: 'roster.stop' })}>
            {words.stop}
          </Button>
        )}
        {(tooLarge || failure !== null) && (
          <Text as="p" role="alert" size="2" color="red">
            {tooLarge ? words.tooLarge : notDoneText(words.notCompared, failure)}
          </Text>
        )}
      </div>
    </Section>
  )
}
