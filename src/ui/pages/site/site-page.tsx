import '../people/person.css'
import './site.css'
import { Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { SiteSettingsContext } from '#domain/frame/site-settings.machine.ts'
import { type SiteForm as Form, NO_SITE_NAMES, siteFormOf } from '#domain/frame/site-settings.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { useFormDraft, useKept } from '../../components/use-form-draft.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { siteCopy as words } from '../../copy/site-copy.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { useActorRef } from '../../use-actor-ref.ts'
import { SiteForm } from './site-form.tsx'

const isSite = shapedAs<Form>({
  rowVersion: 0,
  names: NO_SITE_NAMES,
  factorFor: 'nobody',
  limits: { sessionCount: '', auditDays: '', commentDays: '', noticeDays: '', jobDays: '' },
})

/** What differs from how the site is; null for nothing. */
const typedOf = ({ settings, form }: SiteSettingsContext): Form | null =>
  settings === null || form === null || JSON.stringify(form) === JSON.stringify(siteFormOf(settings))
    ? null
    : form

/** 站点设置: names, links and limits of the site. Screens `/manage/site`. */
export const SitePage = () => {
  const draft = useFormDraft('site', isSite)
  const actor = useActorRef(useOfficeLogic().siteSettings, { input: draft })
  useKept(
    draft,
    useSelector(actor, ({ context }) => typedOf(context)),
  )
  const { settings, form, failure } = useSelector(actor, ({ context }) => context)
  const isOpen = useSelector(actor, (it) => it.hasTag('open'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  if (hasFailed && failure?.kind === 'forbidden')
    return (
      <>
        <PageHeader title={innerTitles.site} />
        <ManageTabs />
        <Refused {...words.forbidden} />
      </>
    )
  return (
    <>
      <PageHeader title={innerTitles.site} />
      <ManageTabs />
      {hasFailed && (
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'site.reread' })}
        />
      )}
      {!(isOpen || hasFailed) && (
        <div role="status" aria-label={words.loading} className="person">
          <Skeleton height="240px" />
        </div>
      )}
      {isOpen && settings !== null && form !== null && (
        <SiteForm actor={actor} settings={settings} form={form} />
      )}
    </>
  )
}
