import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { selectRoleLinks } from '#application/session/session.selectors.ts'
import type { CloudSchoolInput } from '#domain/school-file/cloud-school.machine.ts'
import type { CloudPart, CloudSchool } from '#domain/school-file/cloud-school.ts'
import type { RoleMenuItem } from '#domain/session/current-user.ts'
import { useActors } from '../../actors-context.tsx'
import { useSchoolLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { MoreLink } from '../../components/more-link.tsx'
import { Section } from '../../components/section.tsx'
import { cloudCopy } from '../../copy/cloud-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { formatCount } from '../../format/count.ts'
import { cloudAddress } from '../../routing/cloud-codec.ts'
import { libraryAddress } from '../../routing/library-codec.ts'
import { SchoolFileRow } from '../../school-file/school-file-row.tsx'
import { useActorRef } from '../../use-actor-ref.ts'
import { CourseCards } from './course-cards.tsx'
import { OwnFiles } from './own-files.tsx'
import { Notices } from './school-notices.tsx'

export interface CloudSchoolViewProps {
  readonly asked: CloudSchoolInput
  readonly item: RoleMenuItem
}

/** What a menu item is about: the newest of each of its parts, with the way to all of it. */
export const CloudSchoolView = ({ asked, item }: CloudSchoolViewProps) => {
  const actor = useActorRef(useSchoolLogic().cloudSchool, { input: asked })
  const school = useSelector(actor, ({ context }) => context.school)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const state = useSelector(actor, ({ value }) => value)
  switch (state) {
    case 'missing':
    case 'withdrawn':
      return (
        <EmptyState title={cloudCopy.noItem} hint={cloudCopy.noItemHint}>
          <HomeLink />
        </EmptyState>
      )
    case 'forbidden':
      return (
        <EmptyState title={cloudCopy.forbidden} hint={failureText(failure)}>
          <HomeLink />
        </EmptyState>
      )
    case 'failed':
    case 'defect':
      return (
        <ErrorState
          message={cloudCopy.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'cloudSchool.retry' })}
        />
      )
    case 'deciding':
    case 'loading':
    case 'ready':
      return school === null ? (
        <CloudSkeleton />
      ) : (
        <Parts
          school={school}
          asked={asked}
          item={item}
          onOutdated={() => actor.send({ type: 'cloudSchool.retry' })}
        />
      )
  }
}

export const CloudSkeleton = () => (
  <div className="cloud-school" role="status" aria-label={cloudCopy.loading}>
    <Skeleton height="28px" width="160px" />
    <Skeleton height="180px" />
    <Skeleton height="28px" width="160px" />
    <Skeleton height="240px" />
  </div>
)

interface PartsProps extends CloudSchoolViewProps {
  readonly school: CloudSchool
}

interface WholeProps extends PartsProps {
  readonly onOutdated: () => void
}

const Parts = ({ school, onOutdated, ...shown }: WholeProps) =>
  school.ownFiles.length === 0 && school.parts.every((part) => school.counts[part] === 0) ? (
    <EmptyState title={cloudCopy.empty} hint={cloudCopy.emptyHint} />
  ) : (
    <div className="cloud-school">
      {school.ownFiles.length > 0 && (
        <Section title={cloudCopy.ownFiles}>
          <OwnFiles asked={shown.asked} files={school.ownFiles} onOutdated={onOutdated} />
        </Section>
      )}
      {school.parts.map((part) => (
        <Part key={part} part={part} school={school} {...shown} />
      ))}
    </div>
  )

const Part = ({ part, school, asked, item }: PartsProps & { readonly part: CloudPart }) => {
  const name = cloudCopy.parts[part]
  const address = useWholeAddress(part, asked.organisationId, item)
  const hasMore = school.counts[part] > school[part].length
  return (
    <Section
      title={name}
      aside={
        hasMore &&
        address !== null && (
          <MoreLink to={address} name={cloudCopy.more(name, formatCount(school.counts[part]))} />
        )
      }
    >
      {school[part].length === 0 ? (
        <Text as="p" color="gray">
          {cloudCopy.nothing[part]}
        </Text>
      ) : (
        <Content part={part} school={school} />
      )}
    </Section>
  )
}

/** Where all of a part is; null where the user may not go. */
const useWholeAddress = (part: CloudPart, organisationId: number, item: RoleMenuItem): string | null => {
  const seesLibrary = useSelector(useActors().session, (session) => selectRoleLinks(session).schoolLibrary)
  if (part !== 'files') return cloudAddress(item.parameter, organisationId, { list: part })
  return seesLibrary ? libraryAddress({ organisationId }) : null
}

const Content = ({ part, school }: { readonly part: CloudPart; readonly school: CloudSchool }) => {
  switch (part) {
    case 'notices':
      return <Notices notices={school.notices} />
    case 'files':
      return (
        <div className="school-file-rows">
          {school.files.map((file) => (
            <SchoolFileRow key={file.id} file={file} level={3} />
          ))}
        </div>
      )
    case 'courses':
    case 'lives':
      return <CourseCards cards={school[part]} level={3} />
  }
}

/** From all of a part to what the menu item shows. */
export const BackToItem = ({ item, organisationId }: { item: RoleMenuItem; organisationId: number }) => (
  <Button asChild variant="soft" color="gray">
    <Link to={cloudAddress(item.parameter, organisationId)}>{cloudCopy.back}</Link>
  </Button>
)
