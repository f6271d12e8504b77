import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ResourceActor } from '#domain/catalogue/resource.machine.ts'
import { Section } from '../../components/section.tsx'
import { resourceCopy } from '../../copy/resource-copy.ts'
import { formatClock } from '../../format/duration.ts'

/** Short lessons that explain a resource; hidden where there are none. */
export const Explanations = ({ resource }: { resource: ResourceActor }) => {
  const videos = useSelector(resource, ({ context }) => context.videos)
  return videos.length === 0 ? null : (
    <Section title={resourceCopy.explanations}>
      <div className="explanations">
        {videos.map(({ id, name, url, coverUrl, duration }) => (
          <figure key={id}>
            {/* biome-ignore lint/a11y/useMediaCaption: the lessons say in writing on the picture what they explain */}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as above */}
            <video src={url} poster={coverUrl} preload="none" controls playsInline aria-label={name} />
            <figcaption>
              <Text size="2">{name}</Text>
              <Text size="1" color="gray">
                {formatClock(duration)}
              </Text>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
