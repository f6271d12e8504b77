import './reports.css'
import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../../actors-context.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { moderationCopy } from '../../copy/moderation-copy.ts'
import { reportCopy } from '../../copy/report-copy.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { isOfContents, REPORTS_ADDRESS } from '../../routing/reports-codec.ts'
import { TAKEN_DOWN_ADDRESS } from '../../routing/taken-down-address.ts'
import { CommentsPart } from './comments-part.tsx'
import { TakenDownPart } from './taken-down-part.tsx'

/** Reported comments and what was taken down; the latter for reviewers too, who have no other part of /manage. Screens `/manage/reports`. */
export const ReportsPage = () => {
  const [asked] = useSearchParams()
  const ofContents = isOfContents(asked)
  const mayManage = useSelector(useActors().session, (it) => selectUser(it)?.rights.manage === true)
  return (
    <>
      <PageHeader title={innerTitles.reports} />
      {mayManage && (
        <>
          <ManageTabs />
          <TabLinks
            name={reportCopy.parts}
            tabs={[
              { name: reportCopy.part, address: REPORTS_ADDRESS, active: !ofContents },
              { name: moderationCopy.part, address: TAKEN_DOWN_ADDRESS, active: ofContents },
            ]}
          />
        </>
      )}
      {ofContents ? <TakenDownPart /> : <CommentsPart />}
    </>
  )
}
