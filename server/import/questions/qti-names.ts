import { elementsIn, type XmlElement } from './xml.ts'

const plain = (name: string): string => name.replace(/^qti-/, '').replaceAll('-', '').toLowerCase()

/** The name of an element in QTI 2 and 3 alike: choiceInteraction and qti-choice-interaction are one. */
export const qtiName = ({ name }: XmlElement): string => plain(name)

/** An attribute by its name in small letters without hyphens; '' for none. */
export const qtiAttribute = ({ attributes }: XmlElement, name: string): string => {
  const found = Object.entries(attributes).find(([key]) => plain(key.slice(key.indexOf(':') + 1)) === name)
  return found?.[1] ?? ''
}

export const qtiChildren = (element: XmlElement, name: string): readonly XmlElement[] =>
  elementsIn(element).filter((child) => qtiName(child) === name)

export const qtiChild = (element: XmlElement, name: string): XmlElement | undefined =>
  qtiChildren(element, name)[0]
