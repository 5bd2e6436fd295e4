import React from 'react';
import { flushSync } from 'react-dom';

/** React renders, and runs effects, in a message to itself each; an effect may have changed something, which takes two more. */
const mostMessages = 4;

const nextMessage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/**
 * React as it ships has no `act`, by which tests wait until a component is there: this one renders at once, and lets effects and
 * what they change follow. React of developers keeps its own.
 */
if (!('act' in React) || typeof React.act !== 'function')
  Object.assign(React, {
    async act(change: () => unknown) {
      const changed = flushSync(change);
      await changed;
      for (let messages = 0; messages < mostMessages; messages += 1) await nextMessage();
    },
  });
