import { useSearchParams } from 'react-router-dom'
import { useSignedInPartsIfLoaded } from '../../actors-context.tsx'
import { LateContent } from '../../components/late-content.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { copy } from '../../copy/copy.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { preloadFolders } from '../../favourite/preload-folders.ts'
import { COURSE_TABLE_TABS } from '../../routing/course-table-address.ts'
import { type CourseTablePlace, readCourseTable, writeCourseTable } from '../../routing/course-table-codec.ts'
import { lazyPart } from '../../routing/missing-code.ts'
import { lazyWithOverlays } from '../../theme/lazy-with-overlays.tsx'
import { LearningSkeleton } from './learning-skeleton.tsx'
import { MyCourses } from './my-courses.tsx'

const LearningRecords = lazyPart(async () => (await import('./learning-records.tsx')).LearningRecords)
const PracticeRecords = lazyPart(async () => (await import('./practice-records.tsx')).PracticeRecords)
const Favourites = lazyWithOverlays(async () => (await import('../../favourite/favourites.tsx')).Favourites)
const Account = lazyWithOverlays(async () => (await import('./account.tsx')).Account)
const BrowsingRecords = lazyWithOverlays(async () => (await import('./browsing-records.tsx')).BrowsingRecords)
const WrongQuestions = lazyWithOverlays(async () => (await import('./wrong-questions.tsx')).WrongQuestions)

/** The personal center; which tab is open, and what it shows, stands in the address (R-learning-4). */
export const CourseTablePage = () => {
  const [query] = useSearchParams()
  const place = readCourseTable(query)
  const inside = useSignedInPartsIfLoaded()
  // Beside the code of the tab, which asks for them.
  if (place.tab === 'favourites' && inside !== null) preloadFolders(inside)
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
      <LateContent key={place.tab} waiting={<LearningSkeleton />}>
        <Tab place={place} />
      </LateContent>
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
