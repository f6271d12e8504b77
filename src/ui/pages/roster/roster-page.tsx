import '../people/person.css'
import './roster.css'
import { Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { saveText } from '../../components/text-file.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { peopleCopy } from '../../copy/people-copy.ts'
import { rosterCopy as words } from '../../copy/roster-copy.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { useActorRef } from '../../use-actor-ref.ts'
import { RosterChooser } from './roster-chooser.tsx'
import { RosterEntries } from './roster-entries.tsx'
import { rosterReport } from './roster-report.ts'
import { RosterTools } from './roster-tools.tsx'

/** 导入名册: a roster is compared with who is there, chosen from and applied. Screens `/manage/roster`. */
export const RosterPage = () => {
  const actor = useActorRef(useOfficeLogic().roster)
  const { managed, roster, failure } = useSelector(actor, ({ context }) => context)
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const isOpening = useSelector(actor, (it) => it.matches('opening'))
  const isOpen = useSelector(actor, (it) => it.hasTag('open'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const page = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${roster?.id} ${roster?.stage}`, page)
  useEffect(() => {
    const { unsubscribe } = actor.on('roster.reported', ({ entries }) =>
      saveText(words.reportName, rosterReport(entries)),
    )
    return unsubscribe
  }, [actor])
  const isForbidden = hasFailed && failure?.kind === 'forbidden'
  return (
    <>
      <PageHeader title={innerTitles.roster} />
      <ManageTabs />
      {isForbidden && <Refused {...peopleCopy.forbidden} />}
      {hasFailed && !isForbidden && (
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'roster.reread' })}
        />
      )}
      {isOpening && (
        <div role="status" aria-label={words.loading} className="person">
          <Skeleton height="160px" />
        </div>
      )}
      <div ref={page} tabIndex={-1} className="roster" aria-busy={isBusy}>
        {!isOpening && !hasFailed && !isOpen && managed !== null && (
          <RosterChooser actor={actor} managed={managed} />
        )}
        {isOpen && roster !== null && (
          <>
            <RosterTools actor={actor} roster={roster} />
            {failure !== null && (
              <Text as="p" role="alert" size="2" color="red">
                {notDoneText(words.notDone, failure)}
              </Text>
            )}
            <RosterEntries actor={actor} roster={roster} />
          </>
        )}
      </div>
    </>
  )
}
