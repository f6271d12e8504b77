import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '../../components/page-header.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { copy } from '../../copy/copy.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { Favourites } from '../../favourite/favourites.tsx'
import { COURSE_TABLE_TABS } from '../../routing/course-table-address.ts'
import { type CourseTablePlace, readCourseTable, writeCourseTable } from '../../routing/course-table-codec.ts'
import { Account } from './account.tsx'
import { BrowsingRecords } from './browsing-records.tsx'
import { LearningRecords } from './learning-records.tsx'
import { MyCourses } from './my-courses.tsx'
import { PracticeRecords } from './practice-records.tsx'
import { WrongQuestions } from './wrong-questions.tsx'

/** The personal center; which tab is open, and what it shows, stands in the address (R-learning-4). */
export const CourseTablePage = () => {
  const [query] = useSearchParams()
  const place = readCourseTable(query)
  return (
    <>
      <PageHeader title={copy.pageTitles.courseTable} />
      <TabLinks
        name={courseTableCopy.tabList}
        tabs={COURSE_TABLE_TABS.map((tab) => ({
          name: courseTableCopy.tabs[tab],
          address: writeCourseTable({ tab }),
          active: tab === place.tab,
        }))}
      />
      <Tab key={place.tab} place={place} />
    </>
  )
}

const Tab = ({ place }: { place: CourseTablePlace }) => {
  switch (place.tab) {
    case 'courses':
      return <MyCourses place={place} />
    case 'learning':
      return <LearningRecords place={place} />
    case 'browsing':
      return <BrowsingRecords place={place} />
    case 'favourites':
      return <Favourites />
    case 'account':
      return <Account />
    case 'practices':
      return <PracticeRecords key={place.page} place={place} />
    case 'wrong':
      return <WrongQuestions place={place} />
  }
}
