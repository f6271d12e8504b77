import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ResourceActor } from '#domain/catalogue/resource.machine.ts'
import { PlainFilm } from '../../components/plain-film.tsx'
import { Section } from '../../components/section.tsx'
import { resourceCopy } from '../../copy/resource-copy.ts'
import { formatClock } from '../../format/duration.ts'

/** Short lessons that explain a resource; hidden where there are none. */
export const Explanations = ({ resource }: { resource: ResourceActor }) => {
  const videos = useSelector(resource, ({ context }) => context.videos)
  const renew = () => resource.send({ type: 'resource.outdated' })
  return videos.length === 0 ? null : (
    <Section title={resourceCopy.explanations}>
      <div className="explanations">
        {videos.map(({ id, name, url, coverUrl, duration }) => (
          <figure key={id}>
            <PlainFilm url={url} coverUrl={coverUrl} name={name} onOutdated={renew} />
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
