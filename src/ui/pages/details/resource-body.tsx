import { Heading, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard as Content } from '#domain/catalogue/content-card.ts'
import type { ResourceActor } from '#domain/catalogue/resource.machine.ts'
import type { ResourceDetail } from '#domain/catalogue/resource-detail.ts'
import type { OpenedFile } from '#domain/preview/opened-file.ts'
import { useResourceLogic } from '../../bundle-logic.ts'
import { CardActions } from '../../catalogue/card-actions.tsx'
import { Comments } from '../../comment/comments.tsx'
import { CardGrid } from '../../components/card-grid.tsx'
import { ContentCard } from '../../components/content-card.tsx'
import { type Description, DescriptionList } from '../../components/description-list.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Icon } from '../../components/icon.tsx'
import { Section } from '../../components/section.tsx'
import { resourceCopy } from '../../copy/resource-copy.ts'
import { formatCount } from '../../format/count.ts'
import { formatClock } from '../../format/duration.ts'
import { formatMoment } from '../../format/moment.ts'
import { formatSize } from '../../format/size.ts'
import { useNow } from '../../format/use-now.ts'
import { FilePreview } from '../../preview/file-preview.tsx'
import { contentAddress } from '../../routing/addresses.ts'
import { Explanations } from './explanations.tsx'
import { PlaceTrail } from './place-trail.tsx'
import { ResourceActions } from './resource-actions.tsx'

const SHOWN = 4

export interface ResourceProps {
  readonly resource: ResourceActor
  readonly detail: ResourceDetail
}

/** All there is of a resource below its name. */
export const ResourceBody = ({ resource, detail }: ResourceProps) => {
  const { card, files, introduction, sameChapter, related } = detail
  const file = files[0]
  const now = useNow()
  const { renewFile } = useResourceLogic()
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const renew = useCallback(() => resource.send({ type: 'resource.outdated' }), [resource])
  return (
    <>
      <PlaceTrail card={card} />
      <ResourceActions resource={resource} card={card} file={file} opened={opened} />
      <div className="resource__columns">
        <div className="resource__preview">
          {file === undefined ? (
            <EmptyState title={resourceCopy.noFile} hint={resourceCopy.noFileHint} />
          ) : (
            <FilePreview file={file} onOutdated={renew} renew={renewFile(card.id)} onShown={setOpened} />
          )}
        </div>
        <aside className="resource__facts">
          <Heading as="h2" size="4">
            {resourceCopy.facts}
          </Heading>
          <DescriptionList shape="column" items={factsOf(card, now)} />
          {introduction.length > 0 && (
            <>
              <Heading as="h2" size="4">
                {resourceCopy.introduction}
              </Heading>
              <ul>
                {introduction.map((point) => (
                  <Text as="p" size="2" key={point} asChild>
                    <li>{point}</li>
                  </Text>
                ))}
              </ul>
            </>
          )}
        </aside>
      </div>
      <BesideLinks resource={resource} />
      <div className="resource__more">
        <Explanations resource={resource} />
        <CardRow title={resourceCopy.sameChapter} cards={sameChapter} />
        <CardRow title={resourceCopy.related} cards={related} />
        <Comments content={card} />
      </div>
    </>
  )
}

const factsOf = (card: Content, now: Date): readonly Description[] => {
  const { factNames: names } = resourceCopy
  return [
    { name: names.kind, value: card.tags.map((tag) => tag.name).join('、') },
    { name: names.format, value: card.suffix.toUpperCase() },
    { name: names.size, value: formatSize(card.fileSize) },
    { name: names.duration, value: card.duration > 0 ? formatClock(card.duration) : '' },
    { name: names.teacher, value: card.teacherName },
    { name: names.school, value: card.organisationName },
    { name: names.views, value: formatCount(card.viewCount) },
    { name: names.downloads, value: formatCount(card.downloadCount) },
    { name: names.updated, value: formatMoment(card.updateTime, now) },
  ]
}

const CardRow = ({ title, cards }: { title: string; cards: readonly Content[] }) =>
  cards.length === 0 ? null : (
    <Section title={title}>
      <CardGrid shape="rail">
        {cards.slice(0, SHOWN).map((content) => (
          <ContentCard key={content.id} content={content} actions={<CardActions content={content} />} />
        ))}
      </CardGrid>
    </Section>
  )

/** To the neighbours in the chapter. */
const BesideLinks = ({ resource }: { resource: ResourceActor }) => {
  const { previousId, nextId } = useSelector(resource, ({ context }) => context.beside)
  if (previousId === 0 && nextId === 0) return null
  const addressOf = (id: number) => contentAddress({ id, type: CONTENT_TYPE.resource })
  return (
    <nav className="resource__neighbours" aria-label={resourceCopy.beside}>
      {previousId > 0 && (
        <Link to={addressOf(previousId)} rel="prev">
          <Icon name="chevronLeft" />
          {resourceCopy.previous}
        </Link>
      )}
      {nextId > 0 && (
        <Link to={addressOf(nextId)} rel="next" className="resource__next">
          {resourceCopy.next}
          <Icon name="chevronRight" />
        </Link>
      )}
    </nav>
  )
}
