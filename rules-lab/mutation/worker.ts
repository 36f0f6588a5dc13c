import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestSuite } from '../../tests/support/suite';
import type { RulesFileName } from '../support/rules-file';
import { testVariables } from '../support/rules-tests';
import type { TestName } from './test-session';
import {
  type Answer,
  type Grain,
  type Request,
  type SurveyedTest,
  WORKER_VARIABLE,
} from './worker-messages';

const PROGRAM = fileURLToPath(new URL('./mutation-worker.ts', import.meta.url));

/** A process of its own that judges mutants, in a Firestore project of its own. */
export class Worker {
  readonly #child: ChildProcess;

  constructor(suite: TestSuite, number: number) {
    const projectId = `demo-hearthkin-mutants-${number}`;
    this.#child = fork(PROGRAM, {
      execArgv: ['--import', import.meta.resolve('tsx')],
      env: {
        ...process.env,
        ...testVariables(suite),
        HEARTHKIN_RULES_PROJECT: projectId,
        [WORKER_VARIABLE]: JSON.stringify({ ports: suite.ports, projectId }),
      },
    });
  }

  /** @throws Error when the tests do not pass with the rules as they stand. */
  async survey(file: RulesFileName, grain: Grain): Promise<readonly SurveyedTest[]> {
    const answer = await this.#ask({ kind: 'survey', file, grain });
    if (answer.kind !== 'surveyed') throw unexpected(answer);
    return answer.tests;
  }

  /** The test that notices these rules, or null. */
  async judge(
    file: RulesFileName,
    text: string,
    groups: readonly (readonly TestName[])[],
  ): Promise<TestName | null> {
    const answer = await this.#ask({ kind: 'judge', file, text, groups });
    if (answer.kind !== 'judged') throw unexpected(answer);
    return answer.killedBy;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  #ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        this.#child.off('message', onMessage).off('exit', onExit);
        finish();
      };
      const onMessage = (answer: Answer) => settle(() => resolve(answer));
      const onExit = () => settle(() => reject(new Error('A worker ended by itself.')));
      this.#child.once('message', onMessage).once('exit', onExit);
      this.#child.send(request);
    });
  }
}

function unexpected(answer: Answer): Error {
  return new Error(
    answer.kind === 'problem' ? answer.message : `An answer to nothing: ${answer.kind}`,
  );
}
