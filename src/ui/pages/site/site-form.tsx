import { Button, Checkbox, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { SubmitEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type siteSettingsMachine, warnedSiteFault } from '#domain/frame/site-settings.machine.ts'
import {
  FACTOR_FOR,
  type SiteForm as Form,
  MAX_SITE_TEXT,
  SITE_LIMIT_NAMES,
  SITE_LIMITS,
  type SiteLimit,
  type SiteSettings,
  type SiteText,
} from '#domain/frame/site-settings.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Labelled } from '../../components/labelled.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { Section } from '../../components/section.tsx'
import { useTroubledFocus } from '../../components/use-troubled-focus.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { siteCopy as words } from '../../copy/site-copy.ts'
import { StatusLine } from '../../manage/status-line.tsx'
import { SitePreview } from './site-preview.tsx'

interface SiteFormProps {
  readonly actor: ActorRefFrom<typeof siteSettingsMachine>
  readonly settings: SiteSettings
  readonly form: Form
}

const TEXTS: readonly SiteText[] = [
  'productName',
  'schoolCloudName',
  'copyrightHolder',
  'filingNumber',
  'filingUrl',
  'nationalName',
  'nationalUrl',
  'regionalName',
  'regionalUrl',
]

/** What is typed of the site, with what the page will show of it. */
export const SiteForm = ({ actor, settings, form }: SiteFormProps) => {
  const { failure, saved } = useSelector(actor, ({ context }) => context)
  const fault = useSelector(actor, ({ context }) => warnedSiteFault(context))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const ref = useTroubledFocus((refused) => actor.on('site.refused', refused))
  const { names, limits } = form
  const problemOf = (field: SiteText | SiteLimit): string => {
    if (fault?.field !== field) return ''
    if (fault.kind !== 'range') return words[fault.kind]
    const { least, most } = SITE_LIMITS[fault.field]
    return words.range(least, most)
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'site.save' })
  }
  return (
    <form ref={ref} className="person" onSubmit={save} aria-busy={isBusy} noValidate>
      <Section title={words.names}>
        <div className="person__form">
          <Text as="p" size="2" color="gray">
            {words.namesHint}
          </Text>
          <div className="site-fields">
            {TEXTS.map((field) => (
              <Labelled key={field} label={words.texts[field]} problem={problemOf(field)}>
                {(labelled) => (
                  <TextField.Root
                    {...labelled}
                    value={names[field]}
                    placeholder={settings.fileNames[field]}
                    maxLength={MAX_SITE_TEXT[field]}
                    autoComplete="off"
                    onChange={({ target }) =>
                      actor.send({ type: 'site.name', names: { [field]: target.value } })
                    }
                  />
                )}
              </Labelled>
            ))}
          </div>
          <Text as="label" size="2">
            <span className="person__right">
              <Checkbox
                checked={names.regionalHidden}
                onCheckedChange={(is) =>
                  actor.send({ type: 'site.name', names: { regionalHidden: is === true } })
                }
              />
              {words.regionalHidden}
            </span>
          </Text>
          <SitePreview names={names} fileNames={settings.fileNames} />
        </div>
      </Section>
      <Section title={words.limitsTitle}>
        <div className="person__form">
          <Text as="p" size="2" color="gray">
            {words.limitsHint}
          </Text>
          <div className="site-fields">
            {SITE_LIMIT_NAMES.map((field) => (
              <Labelled
                key={field}
                label={words.limits[field].label}
                hint={words.limits[field].hint}
                problem={problemOf(field)}
              >
                {(labelled) => (
                  <TextField.Root
                    {...labelled}
                    value={limits[field]}
                    inputMode="numeric"
                    autoComplete="off"
                    onChange={({ target }) => actor.send({ type: 'site.limit', field, text: target.value })}
                  />
                )}
              </Labelled>
            ))}
          </div>
        </div>
      </Section>
      <Section title={words.factor}>
        <div className="person__form">
          <Labelled label={words.factorFor} hint={words.factorHint}>
            {(labelled) => (
              <NativeSelect
                label={words.factorFor}
                field={labelled}
                value={form.factorFor}
                options={FACTOR_FOR.map((value) => ({ value, name: words.factorForNames[value] }))}
                onChoose={(factorFor) => actor.send({ type: 'site.demandFactor', factorFor })}
              />
            )}
          </Labelled>
        </div>
      </Section>
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText(words.notDone, failure)}
        </Text>
      )}
      <StatusLine>{saved && !isBusy ? words.saved : ''}</StatusLine>
      <div className="person__line">
        <Button type="submit" aria-disabled={isBusy}>
          {words.save}
        </Button>
        <ConfirmButton
          label={words.reset}
          question={words.resetAsk}
          hint={words.resetHint}
          onConfirm={() => actor.send({ type: 'site.reset' })}
        />
      </div>
    </form>
  )
}
