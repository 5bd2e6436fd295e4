import { matchesGlob, relative } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor } from 'vitest/node';

/**
 * Orders the files of each project as Vitest does where it remembers nothing, what is longest to read first, but for those that
 * take longest to run, which begin.
 * @param longest globs, from the root of the repository
 */
export const longestFirst = (longest: readonly string[]): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
      const isLong = (path: string): boolean => {
        const name = relative(this.ctx.config.root, path);
        return longest.some((glob) => matchesGlob(name, glob));
      };
      const sorted = await super.sort(files);
      const projects = new Set(sorted.map(({ project }) => project.name));
      return [...projects].flatMap((name) => {
        const ofProject = sorted.filter(({ project }) => project.name === name);
        const long = ofProject.filter(({ moduleId }) => isLong(moduleId));
        return [...long, ...ofProject.filter((file) => !long.includes(file))];
      });
    }
  };
