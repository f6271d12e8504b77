import { Button, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { PersonalDataActor } from '#domain/personal-data/personal-data.machine.ts'
import type { PersonalData } from '#domain/personal-data/personal-data.ts'
import { Section } from '../../components/section.tsx'
import { personalDataCopy as words } from '../../copy/personal-data-copy.ts'
import { formatMonthDay } from '../../format/moment.ts'
import { formatSize } from '../../format/size.ts'
import { useNow } from '../../format/use-now.ts'
import { ProgressLine } from '../../upload/progress-line.tsx'

interface DataFileProps {
  readonly actor: PersonalDataActor
  readonly data: PersonalData
}

/** All that is kept of a person as one file: made, looked at while it is made, fetched until it goes. R-personal-data-2. */
export const DataFile = ({ actor, data: { file, canExport } }: DataFileProps) => {
  const isAsking = useSelector(actor, (it) => it.matches('exporting'))
  const isFetching = useSelector(actor, (it) => it.matches('fetching'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy') || it.hasTag('asked'))
  const now = useNow()
  const isReady = file.state === 'ready'
  const press = (type: 'personalData.export' | 'personalData.fetch') => () => {
    if (!isBusy) actor.send({ type })
  }
  return (
    <Section title={words.exporting}>
      <div className="personal-data__part">
        <Text as="p" size="2">
          {words.exportHint}
        </Text>
        <Text as="p" size="2" color="gray">
          {words.exportScope}
        </Text>
        {!canExport && (
          <Text as="p" size="2" color="gray">
            {words.obstacles.noRight}
          </Text>
        )}
        <Text as="p" size="2" role="status">
          {file.state === 'making' && words.making(file.progress)}
          {file.state === 'failed' && words.makingFailed}
          {isReady && words.ready(formatSize(file.size), formatMonthDay(new Date(file.expiresAt), now))}
        </Text>
        {file.state === 'making' && (
          <ProgressLine label={words.progress} share={file.progress / 100} isHeld={false} />
        )}
        {canExport && (
          <Flex gap="3" wrap="wrap">
            {isReady && (
              <Button aria-disabled={isBusy} onClick={press('personalData.fetch')}>
                {isFetching ? words.fetching : words.fetch}
              </Button>
            )}
            {file.state !== 'making' && (
              <Button
                variant={isReady ? 'soft' : 'solid'}
                aria-disabled={isBusy}
                onClick={press('personalData.export')}
              >
                {isAsking ? words.asking : isReady ? words.makeAgain : words.make}
              </Button>
            )}
          </Flex>
        )}
      </div>
    </Section>
  )
}
