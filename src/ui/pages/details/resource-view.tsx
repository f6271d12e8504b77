import { Heading, Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ResourceActor } from '#domain/catalogue/resource.machine.ts'
import type { ResourceDetail } from '#domain/catalogue/resource-detail.ts'
import { useResourceLogic } from '../../bundle-logic.ts'
import { AbsentContent } from '../../catalogue/absent-content.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { copy } from '../../copy/copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { resourceCopy } from '../../copy/resource-copy.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { ResourceBody } from './resource-body.tsx'

/** One resource while its page is open. */
export const ResourceView = ({ id }: { id: number }) => {
  const resource = useOpenedActor(useResourceLogic().openResource, { id })
  const detail = useSelector(resource, ({ context }) => context.detail)
  const failure = useSelector(resource, ({ context }) => context.failure)
  const state = useSelector(resource, ({ value }) => (typeof value === 'string' ? value : 'ready'))
  useCrumb(detail?.card.name ?? null)

  switch (state) {
    case 'missing':
    case 'withdrawn':
    case 'forbidden':
      return (
        <>
          <PageHeader title={copy.pageTitles.details} />
          <AbsentContent
            absence={state}
            failure={failure}
            words={resourceCopy}
            type={CONTENT_TYPE.resource}
            id={id}
            onRestored={() => resource.send({ type: 'resource.retry' })}
          />
        </>
      )
    case 'failed':
    case 'defect':
      return (
        <>
          <PageHeader title={copy.pageTitles.details} />
          <ErrorState
            message={resourceCopy.failed}
            reason={failureText(failure)}
            onRetry={() => resource.send({ type: 'resource.retry' })}
          />
        </>
      )
    case 'deciding':
    case 'loading':
    case 'ready':
      return <Resource resource={resource} detail={detail} />
  }
}

/** Its name, then all there is of it; in the shape of that while it is on its way. */
const Resource = ({ resource, detail }: { resource: ResourceActor; detail: ResourceDetail | null }) => {
  const name = detail?.card.name ?? copy.pageTitles.details
  usePageTitle(name, copy.pageTitles.details)
  return (
    <div className="resource" aria-busy={detail === null}>
      <Heading as="h1" size="7">
        {name}
      </Heading>
      {detail === null ? (
        <>
          <Skeleton width="320px" height="20px" />
          <Skeleton width="480px" maxWidth="100%" height="36px" />
          <Skeleton width="100%" height="480px" />
        </>
      ) : (
        <ResourceBody resource={resource} detail={detail} />
      )}
    </div>
  )
}
