import { Copy, DockerfileParser, From, type Instruction } from 'dockerfile-ast';
import { z } from 'zod';

import { readProject } from './read-project.ts';

/** A COPY: from the build's context where `from` is null, otherwise from an earlier stage. */
export type CopyLine = {
  readonly from: string | null;
  readonly sources: readonly string[];
  readonly destination: string;
};

/** A stage of the Dockerfile; the last one is the image. */
export type Stage = {
  readonly name: string | null;
  /** An image, or the name of an earlier stage. */
  readonly base: string;
  readonly copies: readonly CopyLine[];
  /** What is after an instruction such as RUN or USER, each time that it is used. */
  readonly wordsOf: (keyword: string) => readonly string[];
};

function toCopyLine(copy: Copy): CopyLine {
  const words = copy.getArguments().map((argument) => argument.getValue());
  const from = copy.getFromFlag()?.getValue() ?? null;
  return { from, sources: words.slice(0, -1), destination: words.at(-1) ?? '' };
}

function toStage(first: From, instructions: readonly Instruction[]): Stage {
  return {
    name: first.getBuildStage(),
    base: first.getImage() ?? '',
    copies: instructions.filter((line) => line instanceof Copy).map(toCopyLine),
    wordsOf: (keyword) =>
      instructions
        .filter((line) => line.getKeyword() === keyword)
        .map((line) => line.getArgumentsContent() ?? ''),
  };
}

/** The stages of the Dockerfile in their order. */
export function readStages(): Stage[] {
  const instructions = DockerfileParser.parse(readProject('Dockerfile')).getInstructions();
  const starts = instructions.flatMap((line, index) =>
    line instanceof From ? [{ line, index }] : [],
  );
  return starts.map(({ line, index }, place) =>
    toStage(line, instructions.slice(index + 1, starts[place + 1]?.index)),
  );
}

/** The stage of that name; without one, the last stage, which is the image. */
export function findStage(name?: string): Stage {
  const stages = readStages();
  const stage = name === undefined ? stages.at(-1) : stages.find((each) => each.name === name);
  if (!stage) throw new Error(`the Dockerfile has no stage ${name ?? ''}`);
  return stage;
}

/** The words of a command in the JSON form of CMD and HEALTHCHECK. */
export function parseCommand(text: string | undefined): string[] {
  return z.array(z.string()).parse(JSON.parse(text?.replace(/^[^[]*/, '') ?? ''));
}
