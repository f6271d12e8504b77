import type { Plugin } from 'vite'

const MACHINE = /xstate\/dist\/StateMachine-[\da-f]+\.esm\.js$/

const EDITS: readonly (readonly [found: string, instead: string])[] = [
  ['this.root = void 0;', ''],
  ['this.states = void 0;\n    this.events = void 0;\n    this.id = config.id', 'this.id = config.id'],
  [
    `this.root = new StateNode(config, {
      _key: this.id,
      _machine: this
    });
    this.root._initialize();
    formatRouteTransitions(this.root);
    this.states = this.root.states; // TODO: remove!
    this.events = this.root.events;
  }`,
    `}
  get root() {
    if (this._root === undefined) {
      this._root = new StateNode(this.config, {
        _key: this.id,
        _machine: this
      });
      this._root._initialize();
      formatRouteTransitions(this._root);
    }
    return this._root;
  }
  get states() {
    return this.root.states;
  }
  get events() {
    return this.root.events;
  }`,
  ],
]

/**
 * XState builds the tree of states and transitions as soon as a statechart is created, and builds another one for the same
 * statechart with its actors provided: of what the app's script takes before anything is drawn it is the largest part, and
 * the first of the two trees is never looked at. Here a statechart gets its tree when it is first asked for it.
 */
export const xstateRootLate = (): Plugin => ({
  name: 'xstate-root-late',
  apply: 'build',
  transform(code, id) {
    if (!MACHINE.test(id)) return null
    let edited = code
    for (const [found, instead] of EDITS) {
      if (edited.split(found).length !== 2) this.error(`xstate builds its tree in other words than ${found}`)
      edited = edited.replace(found, () => instead)
    }
    return { code: edited, map: null }
  },
})
