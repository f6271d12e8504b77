import ts from 'typescript'

/** A statechart as far as others talk to it. */
export interface Participant {
  readonly id: string
  /** The events it takes. */
  readonly events: readonly string[]
}

/** One thing that is said, and what another hears of it. */
export interface Message {
  readonly from: string
  readonly said: string
  readonly to: string
  readonly heard: string
  /** The file that connects them. */
  readonly path: string
}

/** What says something and is no statechart: by the name of a variable. */
const OUTSIDE: Readonly<Record<string, string>> = {
  navigator: 'address',
  page: 'page',
  expiry: 'expiry signal',
  news: 'other tabs',
}
/** Methods that take a listener, and what is heard by it where the call does not say it. */
const LISTENING: Readonly<Record<string, string>> = {
  subscribe: 'any change',
  watch: 'any change',
  listen: 'any change',
  onArrival: 'arrival',
}
/** What the bundle of a signed-in user calls of a feature, and when. */
const HOOKS: Readonly<Record<string, readonly [from: string, said: string]>> = {
  show: ['address', 'arrival'],
  forget: ['session', 'session.closed'],
}
const SIGNED_IN = 'whenSignedIn'
const SAYING = new Set(['notify', 'offer', 'say', 'sayFailure'])

type Body = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration

/** Reads who hears whom in one file of the composition root or of the application. */
export const messagesIn = (
  path: string,
  code: string,
  participants: readonly Participant[],
): readonly Message[] => {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true)
  const functions = functionsIn(file)
  const renamed = renamingsIn(file)
  const made = madeIn(file)

  const participant = (name: string, event: string): string => {
    const known = made.get(name) ?? renamed.get(name) ?? name
    if (participants.some(({ id }) => id === known)) return known
    const [prefix] = event.split('.')
    const speaking = participants.filter(({ events }) => events.some((one) => one.split('.')[0] === prefix))
    const [found] = speaking
    if (found !== undefined && speaking.length === 1) return found.id
    return OUTSIDE[known] ?? (known === '' ? (prefix ?? '') : known)
  }

  /** Who takes an event is no other statechart that a variable happens to be called by. */
  const taker = (name: string, event: string): string => {
    const known = participant(name, event)
    const taking = participants.filter(({ events }) => events.includes(event)).map(({ id }) => id)
    const [only] = taking
    return only !== undefined && taking.length === 1 && !taking.includes(known) ? only : known
  }

  const heardIn = (node: ts.Node, seen: ReadonlySet<ts.Node>): readonly (readonly [string, string])[] => {
    if (ts.isCallExpression(node)) {
      const own = heardBy(node, taker)
      const called = ts.isIdentifier(node.expression) ? functions.get(node.expression.text) : undefined
      const inner =
        called === undefined || seen.has(called) ? [] : heardIn(called, new Set([...seen, called]))
      return [...own, ...inner, ...childrenOf(node).flatMap((child) => heardIn(child, seen))]
    }
    // A listener that is registered in here is drawn as a message of its own.
    return childrenOf(node).flatMap((child) => heardIn(child, seen))
  }

  const bodyOf = (listener: ts.Node | undefined): ts.Node | undefined =>
    listener !== undefined && ts.isIdentifier(listener) ? functions.get(listener.text) : listener

  const messages: Message[] = []
  const note = (from: string, said: string, listener: ts.Node | undefined): void => {
    const body = bodyOf(listener)
    if (body === undefined) return
    for (const [to, heard] of heardIn(body, new Set([body]))) messages.push({ from, said, to, heard, path })
  }
  const visit = (node: ts.Node): void => {
    const heard = ts.isCallExpression(node) ? listeningOf(node, participant) : null
    if (heard !== null) note(heard.from, heard.said, heard.listener)
    const hook = hookOf(node)
    if (hook !== null) note(...hook)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return distinct(messages)
}

type Named = (name: string, event: string) => string

const childrenOf = (node: ts.Node): readonly ts.Node[] => {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  return children
}

/** What a call tells: a statechart by `send`, the address by `navigate`, a notice by one of the words for it. */
const heardBy = (call: ts.CallExpression, named: Named): readonly (readonly [string, string])[] => {
  const { expression } = call
  if (ts.isIdentifier(expression)) {
    if (SAYING.has(expression.text)) return [['notifications', 'notification.show']]
    if (expression.text === 'sendBack') return typesIn(call).map((type) => [named('', type), type])
    return []
  }
  if (!ts.isPropertyAccessExpression(expression)) return []
  const name = lastNameOf(expression.expression)
  if (expression.name.text === 'navigate') return [[named(name, ''), 'navigate']]
  if (expression.name.text !== 'send') return []
  return typesIn(call).map((type) => [named(name, type), type])
}

const listeningOf = (
  call: ts.CallExpression,
  named: Named,
): { from: string; said: string; listener: ts.Node | undefined } | null => {
  const { expression, arguments: given } = call
  if (ts.isIdentifier(expression))
    return expression.text === SIGNED_IN
      ? { from: 'session', said: 'session.opened', listener: given[1] }
      : null
  if (!ts.isPropertyAccessExpression(expression)) return null
  const name = lastNameOf(expression.expression)
  const method = expression.name.text
  const [first, second] = given
  if (method === 'on' && first !== undefined && ts.isStringLiteral(first))
    return { from: named(name, first.text), said: first.text, listener: second }
  const said = LISTENING[method]
  if (said === undefined) return null
  // A store is watched for what other tabs do to it, whatever it keeps.
  const isStore = method === 'watch' && name !== 'page'
  return { from: isStore ? 'other tabs' : named(name, ''), said, listener: first }
}

const hookOf = (node: ts.Node): [string, string, ts.Node | undefined] | null => {
  if (ts.isShorthandPropertyAssignment(node) && isReturned(node)) {
    const hook = HOOKS[node.name.text]
    return hook === undefined ? null : [...hook, node.name]
  }
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name) || !isReturned(node)) return null
  const hook = HOOKS[node.name.text]
  return hook === undefined ? null : [...hook, node.initializer]
}

const isReturned = (node: ts.Node): boolean => ts.isReturnStatement(node.parent.parent)

/** The types of the event that a call sends; several where it depends. */
const typesIn = (call: ts.CallExpression): readonly string[] => {
  const [event] = call.arguments
  if (event === undefined || !ts.isObjectLiteralExpression(event)) return []
  const type = event.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText() === 'type',
  )
  const literals = (node: ts.Node): readonly string[] =>
    ts.isStringLiteral(node)
      ? node.text.includes('.')
        ? [node.text]
        : []
      : childrenOf(node).flatMap(literals)
  return type === undefined ? [] : literals(type.initializer)
}

const lastNameOf = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  return ts.isCallExpression(node) ? lastNameOf(node.expression) : ''
}

const functionsIn = (file: ts.SourceFile): ReadonlyMap<string, Body> => {
  const found = new Map<string, Body>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined) {
      const { initializer } = node
      if (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
        found.set(node.name.text, initializer)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** What a destructuring calls by another name. */
const renamingsIn = (file: ts.SourceFile): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.propertyName !== undefined && ts.isIdentifier(node.name))
      found.set(node.name.text, node.propertyName.getText())
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Of `createActor(logic)`: the statechart that `logic` is, by its type or its name. */
const madeIn = (file: ts.SourceFile): ReadonlyMap<string, string> => {
  const types = new Map<string, string>()
  const found = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && node.type !== undefined && ts.isTypeQueryNode(node.type))
      types.set(node.name.getText(), node.type.exprName.getText())
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      const { initializer } = node
      const [logic] =
        ts.isCallExpression(initializer) && initializer.expression.getText() === 'createActor'
          ? initializer.arguments
          : []
      if (logic !== undefined) {
        const name = lastNameOf(logic)
        found.set(node.name.getText(), (types.get(name) ?? name).replace(/Machine$/, ''))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const distinct = (messages: readonly Message[]): readonly Message[] => [
  ...new Map(messages.map((message) => [JSON.stringify(message), message])).values(),
]
