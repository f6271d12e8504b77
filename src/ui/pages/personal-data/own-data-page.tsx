import { Link } from 'react-router-dom'
import { PageHeader } from '../../components/page-header.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { personalDataCopy as words } from '../../copy/personal-data-copy.ts'
import { courseTableAddress } from '../../routing/course-table-address.ts'
import { DataParts } from './data-parts.tsx'

/** What is kept of oneself. Screens `/account/data`. */
export const OwnDataPage = () => (
  <>
    <PageHeader title={innerTitles.personalData}>
      <Link to={courseTableAddress('account')}>{words.own}</Link>
    </PageHeader>
    <DataParts userId={0} />
  </>
)
