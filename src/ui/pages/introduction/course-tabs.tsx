import './course-tabs.css'
import { Button, Heading, Skeleton, Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { CourseDetail, CourseFile } from '#domain/course/course-detail.ts'
import { useCourseLogic } from '../../bundle-logic.ts'
import { DownloadLink } from '../../catalogue/download-link.tsx'
import { Comments } from '../../comment/comments.tsx'
import { Avatar } from '../../components/avatar.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { LateContent } from '../../components/late-content.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { courseCopy } from '../../copy/course-copy.ts'
import { resourceCopy } from '../../copy/resource-copy.ts'
import { formatSize } from '../../format/size.ts'
import {
  COURSE_TABS,
  type CourseTab,
  contentAddress,
  courseTabAddress,
  listAddress,
} from '../../routing/addresses.ts'
import { lazyPart } from '../../routing/missing-code.ts'

/** With what draws questions, for the few who open it. */
const StudyReport = lazyPart(async () => (await import('./study-report.tsx')).StudyReport)

/** 简介, 资料, 评论, 学习报告; which is open stands in the address. */
export const CourseTabs = ({ course, open }: { course: CourseDetail; open: CourseTab }) => (
  <div className="course-tabs">
    <TabLinks
      name={courseCopy.tabList}
      keepScroll
      tabs={COURSE_TABS.map((tab) => ({
        name: courseCopy.tabs[tab],
        address: courseTabAddress(course.card, tab),
        active: tab === open,
      }))}
    />
    <div className="course-tabs__open">
      <OpenTab course={course} open={open} />
    </div>
  </div>
)

const OpenTab = ({ course, open }: { course: CourseDetail; open: CourseTab }) => {
  switch (open) {
    case 'introduction':
      return <Introduction course={course} />
    case 'files':
      return <Files course={course} />
    case 'comments':
      return <Comments content={course.card} />
    case 'report':
      return (
        <LateContent waiting={<Skeleton height="240px" />}>
          <StudyReport course={course} />
        </LateContent>
      )
  }
}

const Introduction = ({ course: { introduction, teachers, finishRule } }: { course: CourseDetail }) => (
  <div className="course-introduction">
    {introduction.length === 0 && <Text color="gray">{courseCopy.noIntroduction}</Text>}
    {introduction.map((paragraph) => (
      <Text as="p" key={paragraph}>
        {paragraph}
      </Text>
    ))}
    {teachers.length > 0 && (
      <div>
        <Heading as="h2" size="4" mb="3">
          {courseCopy.teacher}
        </Heading>
        <ul className="course-teachers">
          {teachers.map(({ id, name, title, avatarUrl, organisationName }) => (
            <li key={id}>
              <Avatar name={name} avatarUrl={avatarUrl} size="large" />
              <span>
                <Text as="p" weight="medium">
                  {name}
                </Text>
                <Text as="p" size="2" color="gray">
                  {[title, organisationName].filter(Boolean).join(' · ')}
                </Text>
              </span>
            </li>
          ))}
        </ul>
      </div>
    )}
    {finishRule !== '' && (
      <Text as="p" size="2" color="gray">
        {courseCopy.finishRule}：{finishRule}
      </Text>
    )}
  </div>
)

const Files = ({ course: { card, attachments } }: { course: CourseDetail }) =>
  attachments.length === 0 ? (
    <EmptyState title={courseCopy.noFiles} hint={courseCopy.noFilesHint}>
      <Button asChild variant="soft">
        <Link
          to={listAddress({
            type: CONTENT_TYPE.resource,
            stage: card.place.stage.id,
            subject: card.place.subject.id,
          })}
        >
          {courseCopy.findFiles}
        </Link>
      </Button>
    </EmptyState>
  ) : (
    <ul className="course-files">
      {attachments.map((file) => (
        <FileRow key={file.id} card={card} file={file} />
      ))}
    </ul>
  )

const FileRow = ({ card, file }: { card: CourseDetail['card']; file: CourseFile }) => {
  const { renewFile } = useCourseLogic()
  const { name, size, resourceId, downloadUrl } = file
  return (
    <li className="course-file">
      <ExtendedIcon name="file" size={20} />
      <span className="course-file__name">
        {resourceId > 0 ? (
          <Link to={contentAddress({ id: resourceId, type: CONTENT_TYPE.resource })}>{name}</Link>
        ) : (
          name
        )}
      </span>
      <Text size="2" color="gray">
        {formatSize(size)}
      </Text>
      {downloadUrl !== '' && (
        <Button asChild variant="soft" color="gray">
          <DownloadLink
            file={file}
            renew={renewFile(card, file.id)}
            aria-label={resourceCopy.downloadFile(name)}
          >
            <ExtendedIcon name="download" />
            {resourceCopy.download('')}
          </DownloadLink>
        </Button>
      )}
    </li>
  )
}
