import { spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface Finished {
  status: number;
  output: string;
}

export interface CommandOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** Show the output while it comes. Default true. */
  isShown?: boolean;
  uid?: number;
  gid?: number;
}

/** Runs a program to its end; gives its exit status and all it printed. Never throws for a failing program. */
export function command(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<Finished> {
  const { cwd = root, env = {}, isShown = true, uid, gid } = options;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
    });
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (isShown) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ status: 127, output: `${output}${error.message}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** The pinned Node running a JavaScript or TypeScript file. */
export function node(args: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  return command(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], options);
}

/** A program that npm put into `node_modules/.bin`. */
export function tool(name: string, args: readonly string[], options: CommandOptions = {}): Promise<Finished> {
  return command(name, args, { ...options, env: { PATH: toolPath(), ...options.env } });
}

function toolPath(): string {
  return `${root}/node_modules/.bin:${process.env['PATH'] ?? ''}`;
}
