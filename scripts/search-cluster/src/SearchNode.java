import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One node in a process of its own, so that tests can kill it. Arguments: its number from 0, its folder, its HTTP port, and the
 * transport ports of all nodes.
 */
public final class SearchNode {
  public static void main(String[] arguments) throws Exception {
    int number = Integer.parseInt(arguments[0]);
    String folder = arguments[1];
    String httpPort = arguments[2];
    String[] transportPorts = arguments[3].split(",");
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((index, settings) -> {
      settings.put("node.name", "node-" + number);
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", httpPort);
      settings.put("transport.port", transportPorts[number]);
      settings.putList("discovery.seed_hosts", Arrays.stream(transportPorts).map(port -> "127.0.0.1:" + port).toList());
      settings.putList("cluster.initial_cluster_manager_nodes",
          java.util.stream.IntStream.range(0, transportPorts.length).mapToObj(each -> "node-" + each).toList());
      // The disk of the machine may be as full as it likes: the data is thrown away.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
    });
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(runner)));
    runner.build(OpenSearchRunner.newConfigs().clusterName("tradeyard-" + transportPorts[0]).basePath(folder).numOfNode(1)
        .useLogger().disableESLogger());
    System.out.println("started");
    new CountDownLatch(1).await();
  }

  private static void close(OpenSearchRunner runner) {
    try {
      runner.close();
    } catch (IOException error) {
      System.err.println(error);
    }
  }
}
