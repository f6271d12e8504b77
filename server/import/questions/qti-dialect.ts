export type QtiVersion = '2.1' | '3.0'

/** How one version of QTI spells what all of them say. */
export interface QtiDialect {
  readonly namespace: string
  readonly manifestNamespace: string
  readonly itemType: string
  readonly schema: string
  readonly schemaVersion: string
  /** The name of an element of QTI: choiceInteraction or qti-choice-interaction. */
  readonly tag: (name: string) => string
  /** Attributes by their names in QTI 2, as they are written. */
  readonly attributes: (values: Readonly<Record<string, string | number | boolean>>) => string
  /** Where answers are compared with the right ones, and nothing else. */
  readonly matchCorrect: string
  readonly mapResponse: string
}

const withHyphens = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const written = (
  values: Readonly<Record<string, string | number | boolean>>,
  spell: (name: string) => string,
): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        ` ${spell(name)}="${String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`,
    )
    .join('')

const DIALECTS: Readonly<Record<QtiVersion, QtiDialect>> = {
  '2.1': {
    namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    manifestNamespace: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    itemType: 'imsqti_item_xmlv2p1',
    schema: 'QTIv2.1 Package',
    schemaVersion: '1.0.0',
    tag: (name) => name,
    attributes: (values) => written(values, (name) => name),
    matchCorrect: 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct',
    mapResponse: 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response',
  },
  '3.0': {
    namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    manifestNamespace: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    itemType: 'imsqti_item_xmlv3p0',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
    tag: (name) => `qti-${withHyphens(name)}`,
    attributes: (values) => written(values, withHyphens),
    matchCorrect: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
    mapResponse: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response.xml',
  },
}

export const qtiDialect = (version: QtiVersion): QtiDialect => DIALECTS[version]
