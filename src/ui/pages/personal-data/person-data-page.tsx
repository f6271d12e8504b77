import { Link, useParams } from 'react-router-dom'
import { PageHeader } from '../../components/page-header.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { personalDataCopy as words } from '../../copy/personal-data-copy.ts'
import { personAddress } from '../../routing/people-codec.ts'
import { DataParts } from './data-parts.tsx'

/** What is kept of somebody, for an administrator. Screens `/manage/people/:id/data`. */
export const PersonDataPage = () => {
  const { id = '' } = useParams()
  const userId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : -1
  return (
    <>
      <PageHeader title={innerTitles.personalData}>
        <Link to={personAddress(userId)}>{words.toPerson}</Link>
      </PageHeader>
      <DataParts key={userId} userId={userId} />
    </>
  )
}
